# Записи и позиции: что и где неверно; общее для всех игр.

seat-name = место { $number }
list-and = { $head } и { $last }
list-none = ничего
list-comma = ,{ " " }
sentence-end = .

game-unknown = game: игры { $game } нет
seats-wrong = players: в эту игру играют от { $low } до { $high }, а не { $seats }
option-unknown = options: настройки { $option } нет
option-wrong = options: { $option } не может быть { $value }

record-no-json = это не JSON
record-no-object = запись — это один объект JSON
record-format = format: нужен { $format }, а не { $found }
record-missing = нет { $name }
record-type = { $name }: неверный тип
record-hex = { $name }: нужны 64 шестнадцатеричные цифры
record-nonce = { $name }: нужны шестнадцатеричные цифры или пусто
record-move = ход { $number } ({ $text }): ход — это текст или объект с seat и move
record-seat = ход { $number }: место — число от 0, меньше { $seats }
record-after = есть только { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, а не { $after }
record-seed-needed = seed: нужен для перемешивания { $label }
record-illegal = ход { $number } ({ $move }): { $reason }
record-illegal-clause = ход { $number } ({ $move }): { $clause }: { $reason }

start-unknown = start: ключа { $name } нет
start-list = start: { $name } — это список
start-lists = start: { $name } — список, по одной записи на каждое место (мест: { $seats })
start-no-card = start: { $name }: карты { $card } нет
start-twice = start: { $name }: { $card } встречается чаще, чем в колоде
start-number = start: { $name }: нужно число от 0
start-seat = { $name }: место — число от 0, меньше { $seats }
start-bool = start: { $name } — true или false

verify-ok = всё сходится: обязательство, зерно, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} и результат
verify-ok-arranged = всё сходится: обязательство, зерно, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} и результат. Позиция была задана: её не перемешивали, проверять здесь нечего.
verify-missing = это не запись законченной игры с сервера: нет { $name }
verify-commitment = обязательство не соответствует секрету
verify-nonces = случайных чисел { $count }, а мест { $seats }
verify-seed = зерно не соответствует секрету и случайным числам
verify-rules = запись сделана по правилам версии { $rules }, здесь версия { $own }
verify-unfinished = игра не окончена: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
verify-result = результат — { $own }, а не { $record }
