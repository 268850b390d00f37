# Страницы правил: слова, которых нет в тексте игр (src/volte/pages/text).

page-title = Правила: { $game }
page-index = Правила
page-index-lead = Все правила, все источники и примеры, в которые можно сыграть.
page-holds = Версия { $version } · действует здесь за каждым столом
page-version = Эта страница описывает версию правил { $version }. Она указана в каждой записи; новая появится, только если игра пойдёт иначе.
page-contents = Содержание
page-skip = К тексту
page-home = На главную
page-games = Игры
page-languages = Языки
page-mistake = Нашли ошибку?
page-mistake-lead = Что-то не так в тексте, в примере или за столом? Сообщите нам: учётная запись не нужна.
page-mistake-go = Сообщить об ошибке
page-missing = Такой страницы нет.
page-missing-try = К правилам
page-refused-often = Отсюда только что пришло слишком много запросов. Попробуйте через минуту.
page-refused-busy = Сейчас здесь ждёт очень много запросов. Попробуйте чуть позже.

## Сведения

page-fact-players = Игроки
page-fact-minutes = Время
page-fact-age = Возраст
page-fact-year = Год
page-fact-complexity = Сложность
page-fact-strategy = Стратегия
page-fact-luck = Удача
page-fact-interaction = Взаимодействие
page-players = { $most ->
    [1] 1
   *[other] { $same ->
        [yes] ровно { $most }
       *[no] от { $fewest } до { $most }
    }
}
page-minutes-verso = около 20 минут, здесь около 4
page-minutes-versa = около 10 минут на раунд
page-minutes-reversis = около 40 минут на четыре сдачи
page-age = от { $age } лет
page-year-verso = 2024/25
page-year-versa = онлайн-игра, год не указан
page-year-reversis = XVII–XIX века
page-of-five = { $number } из 5
page-estimate = наша оценка

## Варианты

page-option-default = { $choice } (по умолчанию)
page-option-default-is = По умолчанию: { $choice }
page-option-also = На выбор: { $choices }
page-option-deck = числа — по { $number } на цвет, особые — по { $special } на цвет, Ядер — { $core }, Торнадо — { $tornado }
page-option-any = любое число, которое допускает правило
page-option-name = в комнате и в записях: { $name }

## Примеры

page-example = Пример: { $title }
page-example-start = Позиция
page-example-refused = Нельзя { $move }
page-example-why = { $move } ({ $clause }: { $reason })
page-example-same-rules = Здесь те же правила, что и за столом.
page-example-step = Шаг { $step } из { $steps }
page-example-back = Назад
page-example-on = Дальше
page-example-may = Что здесь можно?
page-example-may-close = Скрыть
page-example-may-of = Возможные ходы ({ $seat }):
page-example-may-nothing = Ходов больше нет: игра окончена.
page-example-again = Назад к примеру
page-example-play = Играть отсюда
page-example-record = Запись
page-example-trouble = Не получилось. Попробуйте ещё раз.

## Позиции

page-board-pile = Колода: { $count ->
    [0] пуста
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
page-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-board-cards = { $count ->
    [0] карт нет
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
page-board-turn = ходит
page-board-empty = пусто
page-board-trick = Взятка
page-board-chips = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}
page-board-pots = { $pots ->
    [none] банка нет
   *[other] Банк: { $pots }
}
page-board-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
page-board-dealer = сдаёт

## Ходы словами

page-move-verso-keep = оставить
page-move-verso-flip = перевернуть
page-move-verso-pass = пасовать
page-move-verso-bank = объявить серию: { verso-colour } { $low }–{ $high }{ $joker ->
    [0] {""}
   *[other] {" "}(джокер как { $joker })
}
page-move-versa-play = { $colour ->
    [none] положить: { $card }
   *[other] положить: { $card }, цвет { versa-colour }
}
page-move-versa-draw = взять карту
page-move-versa-end = закончить ход
page-move-versa-leave = выйти
page-move-reversis-play = положить: { $card }
page-move-reversis-lay = положить в середину: { $card }
page-move-reversis-swap = обменять на карту на столе: { $card }
page-move-reversis-keep = оставить свои карты
page-move-reversis-claim = потребовать плату
page-move-reversis-next = начать следующую сдачу
