# Браузер: всё, что экраны говорят сами. События и причины — в файлах игр.

## Везде
ui-close = Закрыть
ui-back = Назад
ui-menu = Меню
ui-yes = да
ui-no = нет
ui-or = { $head } или { $last }
ui-headed = { $head }:
ui-range = от { $low } до { $high }
ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
ui-seconds = { $seconds } с
ui-settings = Настройки
ui-language = Язык
ui-language-de = Deutsch
ui-language-en = English
ui-language-ja = 日本語
ui-language-ru = Русский
ui-light = Тема
ui-light-auto = как в системе
ui-light-light = светлая
ui-light-dark = тёмная
ui-switch-light = Светлая тема
ui-switch-dark = Тёмная тема
ui-sound = Тихий звук, когда мой ход
ui-vibrate = Вибрация, когда мой ход
ui-confirm = Важные ходы
ui-confirm-taps = двойное касание
ui-confirm-drag = жест или касание
ui-your-name = Ваше имя
ui-name = Имя
ui-error-network = Сервер недоступен. Ничего не потеряно; попробуйте чуть позже.
ui-error-server = Не получилось. Ничего не потеряно; попробуйте чуть позже.
ui-error-missing = Здесь этого (больше) нет.

## Начало
ui-motto =
    Карточная комната
    для своих.
ui-idea-verso = У каждой карты две стороны. Видна только одна.
ui-idea-versa = Избавляйтесь от карт: цвет, число или соседнее число.
ui-idea-reversis = Избегать взяток, сбрасывать тузов, беречь Кинолу.
ui-idea-short-verso = У каждой карты две стороны.
ui-idea-short-versa = Сбросить всё, что подходит.
ui-idea-short-reversis = Избегать взяток и тузов.
ui-open-room = Открыть комнату
ui-play-alone = Играть соло
ui-alone = Соло
ui-rules = Правила
ui-rules-all = Все правила, с примерами
ui-my-data = Мои данные
ui-code-got = Есть код?
ui-code-form = В коде четыре буквы и две цифры.
ui-join = Войти
ui-join-in = Играть
ui-join-next = Сыграть в следующей игре
ui-rooms-free = Свободно: { $count ->
    [one] { $count } комната
    [few] { $count } комнаты
   *[many] { $count } комнат
}
ui-ready = связь есть
ui-promise = Без учётной записи и рекламы. Перемешивание можно проверить.
ui-own-rooms = Ваши комнаты
ui-close-room = Закрыть комнату
ui-close-room-of = Закрыть комнату { $code }
ui-close-room-more = Кроме вас в ней никого нет. Незаконченная игра останется без результата.
ui-seats = { $low ->
   *[other] от { $low } до { $high } игроков
}

## Комната и связь
ui-room = Комната { $code }
ui-room-of = Комната: { $game }
ui-game-unknown = Здесь играют в { $game }, но эта страница ещё не знает такой игры. Обновите её.
ui-to-start = На главную
ui-connecting = Подключаемся
ui-try-now = Попробовать сейчас
ui-back-again = { $count ->
    [one] Связь вернулась. За это время сделан { $count } ход.
    [few] Связь вернулась. За это время сделаны { $count } хода.
   *[many] Связь вернулась. За это время сделано { $count } ходов.
}
ui-paused-host = Пауза
ui-paused-restart = Сервер снова работает и ждёт вас
ui-paused-empty = Здесь никого нет
ui-go-on = Продолжить
ui-go-on-here = Продолжить здесь
ui-link-replaced = Комната уже открыта в другом месте
ui-link-replaced-more = Вы открыли её в другом окне или на другом устройстве. Игра продолжается там.
ui-link-closed = Комната закрыта
ui-link-closed-more = Записи ваших игр — в разделе «Мои данные».
ui-link-removed = Вас больше нет в этой комнате
ui-link-removed-more = Хозяин комнаты освободил место.
ui-link-missing = Такой комнаты нет
ui-link-missing-more = Возможно, код введён с ошибкой или комната уже закрыта.

## Перед игрой
ui-code = Код
ui-qr = QR-код ссылки
ui-link = Ссылка
ui-copy = Копировать
ui-copied = Скопировано
ui-copy-marked = Ссылка выделена: скопируйте её клавишами Ctrl+C или долгим нажатием.
ui-share = Отправить ссылку
ui-share-hint = Кто откроет ссылку, сядет за стол. Опоздавшие смотрят, а играют со следующей игры.
ui-local-only = Эта ссылка работает только на этом компьютере. Для других запустите сервер с --host 0.0.0.0.
ui-invite = Пригласить
ui-seats-title = Места
ui-seats-taken = { $taken } из { $seats }
ui-free = свободно
ui-you = вы
ui-host = хозяин комнаты
ui-level-casual = бот, слабый
ui-level-steady = бот, средний
ui-level-expert = бот, сильный
ui-stand-in = пока играет бот
ui-idle = не отвечает
ui-away = нет на месте
ui-presence-away = нет связи
ui-presence-gone = нет в комнате
ui-wins-count = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
ui-ready-is = готово
ui-change = Изменить
ui-change-seat = Изменить: { $name }
ui-bot-here = Добавить бота
ui-sit = Сесть сюда
ui-watching = Смотрят: { $names }
ui-seat-more = Добавить место
ui-seat-less = Убрать место
ui-bot-more = Ещё один бот
ui-rename = Сменить имя
ui-watch = Только смотреть
ui-swap = Поменяться местами: { $name }
ui-hand-over = Передать комнату
ui-remove = Убрать
ui-rules-here = Правила здесь
ui-changed = изменено
ui-changed-count = { $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[many] { $count } изменений
}
ui-what-means = Что это значит?
ui-turn-seconds = Время на ход
ui-turn-seconds-of = { $seconds ->
    [0] без ограничения
   *[other] { $seconds } с
}
ui-bot-pace = Боты думают
ui-bot-pace-of = { $seconds ->
    [0] ходят сразу
   *[other] { $seconds } с
}
ui-away-seconds = Если игрок пропал
ui-away-seconds-more = потом за него играет бот
ui-watching-allowed = Можно смотреть
ui-announced = Карты перемешиваются. Отпечаток секрета
ui-not-enough = { $count ->
    [1] Кого-то ещё не хватает.
    [one] Нужно хотя бы { $count } место: боты тоже считаются.
    [few] Нужно хотя бы { $count } места: боты тоже считаются.
   *[many] Нужно хотя бы { $count } мест: боты тоже считаются.
}
ui-not-ready = Ещё не готовы: { $names }. Но начать можно.
ui-start-game = Начать игру
ui-host-starts = Игру начинает хозяин комнаты.
ui-i-am-ready = Можно начинать
ui-not-ready-yet = Нет, подождите
ui-next-seat = Вы смотрите и сыграете в следующей игре.
ui-watching-hint = Вы смотрите.

## За столом
ui-your-turn = Ваш ход
ui-turn-of = Ходит { $name }
ui-is-on = ходит
ui-over = Конец
ui-again = Ещё раз —
ui-again-flip = Да, перевернуть
ui-neighbour = сосед
ui-where-next = после вас
ui-where-before = до вас
ui-where-across = напротив
ui-log = Ход игры
ui-show-again = Показать
ui-dealt = Карты сданы.
ui-arranged = Игра начинается с заданной позиции
ui-arranged-coming = Первая игра начнётся с заданной позиции, если за столом только хозяин комнаты и боты. Иначе карты перемешают.
ui-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
ui-ten-seconds = Осталось десять секунд.
ui-pause = Пауза
ui-leave = Покинуть комнату
ui-leave-sure = { $meaning ->
    [round] Точно выйти? Ваши карты уйдут под колоду, раунд продолжится без вас. Штраф, который грозил вам, достанется следующему.
    [bot] Точно выйти? Бот доиграет вашими картами.
   *[room] Точно выйти? Ваше место освободится.
}
ui-time-out = Время вышло.
ui-idle-band = Вы давно не отвечаете: за вас ходит таймер.
ui-idle-back = Я снова здесь
ui-leave-really = Да, выйти
ui-stay = Остаться
ui-link-left = Вы вышли из комнаты
ui-link-left-more = Если вернётесь, будете смотреть, а в следующей игре сыграете, если будет свободное место.
ui-come-back = Вернуться
ui-seats-and-rules = Места и правила
ui-joins-next = Теперь в игре: { $names }
ui-waits-for-host = Продолжим, как только начнёт { $name }.
ui-leaving = Если кто-то уходит во время игры
ui-leaving-bot = его заменяет бот
ui-leaving-out = он выбывает из раунда
ui-else-seconds = { $seconds ->
    [0] обычно без ограничения
   *[other] обычно { $seconds } с
}
ui-counts-usual = Как обычно
ui-counts-changed = Посмотреть
ui-counts-else = обычно { $count }
ui-counts-less = { $name }: на одну меньше
ui-counts-more = { $name }: на одну больше
ui-counts-back = Всё как обычно
ui-react = Реакция
ui-reaction-hello = Привет!
ui-reaction-well_played = Отлично сыграно!
ui-reaction-thanks = Спасибо!
ui-reaction-oops = Упс.
ui-reaction-thinking = Минутку…
ui-reaction-hurry = Смелее!
ui-reaction-laugh = Ха-ха!
ui-reaction-wow = Ого!
ui-reaction-again = Ещё разок?
ui-mute = Не показывать
ui-nobody-else = Больше никого нет.
ui-rules-of = { $game }: главное

## Конец
ui-game-over = Игра { $number } окончена
ui-wins = победа
ui-won = победа
ui-won-by = победа: { $names }
ui-replay = Разбор
ui-check = Проверить колоду
ui-look-at-table = Посмотреть стол
ui-record = Запись
ui-to-end = К результату
ui-wins-of = { $name }: { $count }
ui-wins-here = Победы в этой комнате: { $wins }
ui-thinks = { $name } думает
ui-once-more = Ещё раз
ui-agreed = Вы в игре
ui-solo-best = Ваш лучший результат в одиночку: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Разбор и проверка
ui-earlier = Ход назад
ui-later = Ход вперёд
ui-move-number = Ход
ui-move-of = Ход { $move } из { $moves }
ui-check-good = Всё сходится: подстроить расклад никто не мог.
ui-check-agrees = Всё, что можно проверить, сходится.
ui-check-arranged = Позиция была задана: её не перемешивали, и проверять тут нечего. Из этих чисел следует только то, что перемешали потом.
ui-check-bad = Здесь что-то не сходится.
ui-check-how = До игры сервер показал отпечаток своего секрета. Потом каждое устройство добавило случайное число. Порядок карт следует из того и другого вместе. Этот браузер только что сам всё пересчитал:
ui-check-commitment = Отпечаток секрета
ui-check-commitment-more = Секрет — тот самый, который сервер закрепил до игры.
ui-check-seed = Зерно
ui-check-seed-more = Следует из секрета и всех случайных чисел по порядку мест.
ui-check-pile = Колода
ui-check-pile-more = Именно эти карты лежали именно в этом порядке, верхняя — первая.
ui-check-same = сходится
ui-check-differs = не сходится
ui-check-parts = Из чего получен порядок карт
ui-check-secret = Секрет сервера
ui-check-no-nonce = нет (бот или без связи)

## Мои данные
ui-results = Результаты
ui-no-results = Пока нет.
ui-other-device = На другое устройство
ui-other-device-more = Ссылка сработает один раз и в течение пяти минут. Ваши места перейдут вместе с ней.
ui-make-link = Создать ссылку
ui-stored = Что хранится
ui-stored-more = Хеш случайного числа этого устройства, ваше имя в комнатах, ваши места и ваши игры: ходы с их временем и результаты. Больше ничего, никаких адресов.
ui-export = Скачать всё
ui-forget = Удалить всё
ui-forget-what = Ваши результаты, места и имя исчезнут навсегда.
ui-forget-not = Отмена
ui-forget-sure = Да, удалить всё
ui-forgotten = Удалено. Теперь это устройство никому не известно.

## Verso
ui-verso-keep = Оставить
ui-verso-flip = Перевернуть
ui-verso-bank = объявить
ui-verso-pass = Пас
ui-verso-run = { $colour } { $low }–{ $high }
ui-verso-short = { $colour } { $value }
ui-verso-behind-one = На обороте { $card }.
ui-verso-behind = На обороте { $colours }: { $joker ->
    [only] джокер
    [too] { $values } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }) или джокер
   *[no] { $values } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    })
}.
ui-verso-left = { $count ->
    [0] Колода пуста
    [1] Последняя карта
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
ui-verso-discards = в сбросе { $count }
ui-verso-no-discards = Сброс пока пуст.
ui-verso-pile-empty = Колода пуста
ui-verso-your-display = Ваше поле
ui-verso-display-of = Поле игрока { $name }
ui-verso-enlarge = (очки). { $square }. Показать крупно
ui-verso-square = Квадрат: море ×{ $blue } · суша ×{ $green } · небо ×{ $orange }
ui-verso-square-stands = собран
ui-verso-square-missing = не хватает: { $missing }
ui-verso-missing-of = { $colour } ×{ $count }
ui-verso-own-square = Ваш квадрат
ui-verso-square-scores = Квадрат
ui-verso-square-breaks = Ваш квадрат распадётся
ui-verso-off = сброс
ui-verso-bankable = Можно объявить
ui-verso-last-run = Ваша последняя серия
ui-verso-bank-hint = Серия: коснитесь подчёркнутых карт.
ui-verso-no-bank = Серии пока нет.
ui-verso-no-bank-final = Серий больше нет: пасуйте.
ui-verso-keep-duplicate = Оставить: повтор, карта сразу уйдёт в сброс.
ui-verso-keep-square = Оставить: квадрат, +{ $points }.
ui-verso-flip-cost = Перевернуть: считается оборот, назад пути нет.
ui-verso-pass-cost = Пас: серий больше не будет, игра для вас окончена.
ui-verso-bank-title = Объявить: { $run }
ui-verso-bank-for = { $run }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
ui-verso-run-counts = Серия приносит
ui-verso-go = В сброс: { $head } и { $last }.
ui-verso-turns = { $name } переворачивает: { $card }
ui-verso-nobody-turns = Никто не переворачивает карт.
ui-verso-choices = Другие серии
ui-verso-keys = Клавиши: K оставить · F перевернуть · 3 4 5 серия · Enter дважды · Esc назад
ui-verso-runs = Серии { $points }
ui-verso-squares = Квадраты { $points }
ui-verso-opponent-showed = Соперник
ui-verso-scale = Чего стоят очки
ui-verso-verdict-35 = средний результат
ui-verso-verdict-40 = выше среднего
ui-verso-verdict-45 = сильно
ui-verso-verdict-50 = очень сильно
ui-verso-verdict-55 = выдающийся результат
ui-verso-verdict-60 = легенда колоды

ui-rules-verso-1-head = Цель
ui-rules-verso-1 = Побеждает тот, у кого в конце больше очков. Очки приносят объявленные серии и квадраты.
ui-rules-verso-2-head = Карты
ui-rules-verso-2 = У каждой карты две стороны разных мастей. Их числа — соседи (1 и 6 тоже); одна сторона стоит 1 очко, другая 3 (в ходе игры — в скобках). Джокер стоит 1, а на его обороте всегда карта за 3 очка.
ui-rules-verso-3-head = Ход
ui-rules-verso-3 = Оставить: взять верхнюю карту как лежит. Перевернуть: взять её оборотом вверх. Или объявить серию. Повтор сразу уходит в сброс.
ui-rules-verso-4-head = Серия
ui-rules-verso-4 = От 2 до 6 чисел подряд одной масти; джокер может заменить одно число. Сначала оба соседа переворачивают свою старшую карту этой масти, потом вы получаете очки серии, потом две её старшие карты уходят в сброс.
ui-rules-verso-5-head = Квадрат
ui-rules-verso-5 = Три карты каждой масти сразу приносят 7 очков, сбрасывать ничего не нужно. Снова — только когда квадрат распался и собран заново.
ui-rules-verso-6-head = Конец
ui-rules-verso-6 = Когда колода пуста, каждый может объявить ещё одну серию; соседи при этом карт не переворачивают.
ui-rules-verso-7-head = В одиночку
ui-rules-verso-7 = После каждого вашего хода соперник показывает обе стороны верхней карты. Если число на обороте больше (и ни одна сторона не джокер), вы переворачиваете свою старшую карту его масти. 35 очков — средний результат.
