# Игра в терминале: стол, возможные ходы, вопросы; и числа игры ботов между собой.

## Параметры команды

cli-play-bots = число ботов
cli-play-seats = число мест; где нет бота, играет человек за этой клавиатурой
cli-play-level = сила ботов
cli-play-seed = 64 шестнадцатеричные цифры, которые определяют карты
cli-play-lang = язык за столом
cli-play-record = сохранить игру как запись в этот файл
cli-arena = Дать ботам сыграть друг с другом и измерить их силу; LEVEL — один на место.
cli-arena-games = число игр
cli-arena-seed = текст, который определяет все карты
cli-arena-json = одним объектом JSON

## Все игры

terminal-person = { $number ->
    [0] Игрок
   *[other] Игрок { $number }
}
terminal-bot = { $number ->
    [0] Бот
   *[other] Бот { $number }
}
terminal-help = Ход — это его номер или текст. all: все ходы, ?: эта строка, q: выход.
terminal-prompt = { $seat }:
terminal-out-of-turn = { $seat }: ход вне очереди или Enter, чтобы продолжить:
terminal-hand-over = Следующий: { $seat }. Enter покажет карты.
terminal-more = all покажет ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
terminal-refused = Нельзя, { $clause }: { $reason }
terminal-quit = Игра прервана.
terminal-saved = Сохранено в { $file }.
terminal-record-exists = { $file } уже существует
terminal-record-folder = для файла { $file } нет папки
terminal-no-person = --bots: мест { $seats }, хотя бы одно из них — для человека; столько ботов ({ $bots }) не поместится

## Verso

verso-terminal-colour-B = море (B)
verso-terminal-colour-G = суша (G)
verso-terminal-colour-O = небо (O)
verso-terminal-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
verso-terminal-square-stands = квадрат собран
verso-terminal-square-waits = квадрат собран, очки — после серии
verso-terminal-square-open = квадрата нет
verso-terminal-pile = На колоде: { $card }, { $count ->
    [1] последняя карта
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
verso-terminal-behind = На обороте одно из: { $backs }
verso-terminal-gains = { $square ->
    [0] {""}
    [one] {" "}Получится квадрат: { $square } очко.
    [few] {" "}Получится квадрат: { $square } очка.
   *[many] {" "}Получится квадрат: { $square } очков.
}
verso-terminal-keep = оставить: { $card }{ $duplicate ->
    [yes] , повтор: карта уйдёт в сброс
   *[no] {""}
}{ verso-terminal-gains }
verso-terminal-flip = перевернуть
verso-terminal-pass = пасовать
verso-terminal-bank = объявить: { $cards }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, в сброс { $discards }.{ verso-terminal-gains }
verso-terminal-turns = { $seat } переворачивает: { $card }.

## VERSA

versa-terminal-seat = { $turn ->
    [yes] →
   *[no] {" "}
} { $seat }: { $count ->
    [1] { $count } карта!
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
versa-terminal-hand = Рука (* подходит):
versa-terminal-card = { $card }
versa-terminal-play = положить: { $card }{ $colour ->
    [none] {""}
   *[other] , цвет { versa-colour }
}
versa-terminal-draw = взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
versa-terminal-end = закончить ход
versa-terminal-leave = выйти из раунда

## Reversis

reversis-terminal-seat = Игрок
reversis-terminal-chips = Фишки
reversis-terminal-tricks = Взятки
reversis-terminal-points = Очки
reversis-terminal-name = { $turn ->
    [yes] →
   *[no] {" "}
} { $seat }
reversis-terminal-hand = Рука:
reversis-terminal-lay = положить в середину: { $card }
reversis-terminal-swap = обменять на карту перед вами: { $card }
reversis-terminal-keep = оставить одиннадцать карт
reversis-terminal-play = положить: { $card }
reversis-terminal-claim = потребовать плату
reversis-terminal-next = к следующей сдаче

## Игра ботов

arena-played = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, ходов: { $moves }
arena-wins = { $level }: доля побед на своих местах { $rate } % (станд. ошибка { $error })
arena-mean = { $level }: среднее { $mean } (станд. ошибка { $error })
