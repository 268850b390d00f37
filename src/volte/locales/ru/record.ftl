# Записи и позиции: что и где неверно; общее для всех игр.

seat-name = место { $number }
list-and = { $head } и { $last }
list-none = ничего
list-comma = ,{ " " }
sentence-end = .

game-unknown = game: нет игры { $game }
seats-wrong = players: в эту игру играют от { $low } до { $high }, а не { $seats }
option-unknown = options: нет настройки { $option }
option-wrong = options: { $option } не может быть { $value }

record-no-json = это не JSON
record-no-object = запись — это один объект JSON
record-format = format: нужен { $format }, а не { $found }
record-missing = нет { $name }
record-type = { $name }: неверный тип
record-hex = { $name }: нужны 64 шестнадцатеричные цифры
record-nonce = { $name }: нужны шестнадцатеричные цифры или пустая строка
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

start-unknown = start: нет ключа { $name }
start-list = start: { $name } — это список
start-lists = start: { $name } — список, по одному элементу на место (мест: { $seats })
start-no-card = start: { $name }: нет карты { $card }
start-twice = start: { $name }: { $card } встречается чаще, чем есть в колоде
start-number = start: { $name }: нужно число от 0
start-seat = { $name }: место — число от 0, меньше { $seats }
start-bool = start: { $name } — true или false

verify-ok = всё сходится: отпечаток, зерно, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} и результат
verify-ok-arranged = всё сходится: отпечаток, зерно, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
} и результат. Позиция была задана: её не перемешивали, и проверять тут нечего.
verify-missing = это не запись законченной игры с сервера: нет { $name }
verify-commitment = отпечаток не соответствует секрету
verify-nonces = случайных чисел { $count }, а мест { $seats }
verify-seed = зерно не соответствует секрету и случайным числам
verify-rules = запись сделана по версии правил { $rules }, здесь версия { $own }
verify-unfinished = игра не окончена: в ней всего { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
verify-result = результат — { $own }, а не { $record }
