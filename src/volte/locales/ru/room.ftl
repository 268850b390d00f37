# Комната: что случилось и почему что-то не вышло.

## Что случилось

room-joined = { $name } входит в комнату.
room-left = { $name } уходит.
room-removed = { $name }: хозяин комнаты освободил место.
room-away = { $name }: связь потеряна.
room-back = { $name } снова здесь.
room-gone = { $name } давно не на связи: пока играет бот.
room-idle = { $name }: время вышло. Пока игрок не отзовётся, ходы делаются сами.
room-woke = { $name } снова в игре.
room-moved = { $name } продолжает на другом устройстве.
room-sat = { $name } занимает место { $place }.
room-sat-for = { $name } занимает место { $place } вместо { $bot }.
room-waits = { $name } смотрит и сыграет в следующей игре.
room-watches = { $name } смотрит.
room-renamed = { $old } теперь { $name }.
room-room-renamed = Теперь комната называется «{ $name }».
room-ready = { $name }: можно начинать.
room-not-ready = { $name } просит подождать.
room-bot-sat = { $name } садится за стол.
room-bot-gone = { $name } уходит из-за стола.
room-swapped = Двое поменялись местами.
room-configured = Настройки изменены.
room-host = { $name } теперь хозяин комнаты.
room-announced = Карты перемешиваются.
room-dealt = Карты сданы.
room-arranged = Игра начинается с заданной позиции.
room-finished = Игра окончена.
room-paused-host = Хозяин комнаты остановил таймер и ботов.
room-paused-restart = Сервер перезапущен и ждёт, пока все вернутся.
room-goes-on = Игра продолжается.

## Почему что-то не вышло

room-refused-closed = Эта комната закрыта.
room-refused-connections = Слишком много подключений из вашей сети.
room-refused-from-over = Играть дальше отсюда нельзя: игра окончена.
room-refused-from-record = С этой записи комнату начать нельзя: она должна задавать позицию, и в её ходах карты не должны перемешиваться.
room-refused-full = Свободных мест нет, а смотреть здесь нельзя.
room-refused-future = Ваша страница опережает стол. Обновите её.
room-refused-game = На этом сервере нет игры { $game }.
room-refused-guesses = Слишком много неверных кодов. Попробуйте через минуту.
room-refused-hello-first = Первым сообщением должно быть приветствие.
room-refused-host-only = Это может только хозяин комнаты.
room-refused-http = Такого адреса или запроса здесь нет ({ $status }).
room-refused-in-game = Во время игры это нельзя.
room-refused-internal = На сервере произошла ошибка. Ничего не изменилось.
room-refused-leave = Выйти — это не ход: нажмите «Покинуть комнату».
room-refused-level = Ботов такого уровня нет.
room-refused-malformed = Сообщение непонятно.
room-refused-name = В имени должно быть от 1 до 24 видимых знаков.
room-refused-no-bot = Там нет бота.
room-refused-no-device = Браузер не прислал cookie, поэтому можно только смотреть. Разрешите cookie для этого сайта и обновите страницу.
room-refused-no-game = Сейчас игры нет.
room-refused-no-person = Такого человека в комнате нет.
room-refused-no-record = Такой записи для вас нет.
room-refused-no-room = Открытой комнаты с таким кодом нет.
room-refused-no-seat = Такого места нет.
room-refused-nonce = Доля в перемешивании — 16 байт в шестнадцатеричном виде.
room-refused-not-seated = Вы смотрите; это могут только игроки.
room-refused-opened = Из вашей сети открыто слишком много комнат. Попробуйте через минуту.
room-refused-origin = Этот запрос пришёл с другого сайта.
room-refused-other-table = Это относится к другой игре этой комнаты.
room-refused-reaction = Такой реакции нет.
room-refused-removed = Хозяин комнаты освободил ваше место.
room-refused-rooms-full = Все комнаты сервера ({ $most }) заняты. Попробуйте позже.
room-refused-seat-count = В эту игру при таком числе мест не играют: { $seats }.
room-refused-seat-taken = Это место занято.
room-refused-self = Себя удалить нельзя: нажмите «Покинуть комнату».
room-refused-setting = Недопустимое значение: { $name }.
room-refused-stale = Стол уже ушёл вперёд.
room-refused-token = Ключ этого устройства недействителен.
room-refused-too-fast = Слишком быстро. Подождите немного.
room-refused-too-large = В сообщении может быть не больше { $most } байт.
room-refused-too-long = Слишком длинный текст.
room-refused-watchers = Зрителей уже слишком много.
