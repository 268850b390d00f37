# Командная строка говорит по-английски (docs/rules/records.md); здесь тексты для страниц, которые её объясняют.

cli-volte = Volte: Verso, VERSA и Reversis в браузере, в терминале и в записях.
cli-serve = Запустить сервер.
cli-play = Играть в терминале: в одиночку или с ботами.
cli-replay = Воспроизвести записи и показать конечные позиции; - читает стандартный ввод.
cli-replay-json = вся позиция в JSON, ничего не скрыто, одна строка на запись
cli-legal = Показать ходы, возможные после записи.
cli-legal-json = списком JSON, одна строка на запись
cli-legal-after = после первых K ходов записи
legal-over = Игра окончена: ходить некому.
cli-view = Показать, что видно с одного места после записи.
cli-view-seat = место, начиная с 0; -1: зритель
cli-view-json = в JSON
cli-view-no-seat = --seat: нужно число от -1, но меньше { $seats }
cli-verify = Проверить законченную игру с сервера: перемешивание, ходы и результат.
cli-typeworks = Написать текст картами, буква за буквой; - читает стандартный ввод.
cli-typeworks-output = файл: .svg, .png (300 dpi) или .pdf (напечатать и вырезать)
cli-typeworks-paper = бумага для PDF
cli-typeworks-colours = по букве на карту: R красный, Y жёлтый, G зелёный, B синий, - по очереди
cli-typeworks-wrap = не больше стольких карт в строке, 0: как в тексте
cli-reports = Показать сообщения о правилах, которые ждут ответа, и ответить на них.
cli-reports-data = папка базы данных; если не указана — папка данных пользователя
cli-reports-everything = и те, на которые уже есть ответ
cli-reports-json = в JSON, одна строка на сообщение
cli-reports-answer = номер сообщения и ответ на него
cli-backup = Скопировать базу данных, не останавливая сервер.
reports-line = { $number }. { $day } { $game } { $clause } ({ $language })
reports-answered = ответ { $day }:
reports-no-database = в { $file } нет базы данных; у сервера с --data DIR она там: укажите то же --data и здесь
reports-no-such = нет сообщения { $number }
reports-no-answer = ответ пуст

# Сервер и данные (`volte serve`, `volte backup`, `volte reports`).
cli-serve-host = адрес, который слушает сервер; 0.0.0.0: все адреса
cli-serve-port = порт; без него 8000. Если он занят: следующий свободный, с --open или если не указаны ни --port, ни --public-url
cli-serve-data = папка базы данных; если не указана — папка данных пользователя
cli-serve-public-url = адрес в ссылках, по которому этот сервер доступен другим
cli-serve-open-browser = открыть страницу в браузере
cli-serve-trusted-proxy = прокси, чьим сведениям об адресах можно верить, через запятую
cli-serve-rooms = сколько комнат может быть открыто; если не указано — 500
cli-backup-data = папка базы данных; если не указана — папка данных пользователя
serve-data-in-use = { $data }: эту папку данных использует { $address ->
    [none] другой сервер Volte
   *[other] сервер Volte по адресу { $address }
}. Сначала завершите его или укажите другую папку с --data.
serve-data-unusable = { $data }: эту папку данных использовать нельзя: { $why }
serve-no-port = { $host }, порт { $port }: сервер не может его слушать: { $why }
serve-port-taken = Порт { $port } занят, поэтому сервер взял порт { $found }.
serve-port-needed = Порт { $port } занят. Завершите то, что его использует, или укажите другой через --port.
serve-others = Адрес для других: { $address }
operator-key-unusable = { $file }: ключ владельца сервера нельзя прочитать или записать: { $why }
serve-public-url = --public-url { $url }: это не адрес для ссылок. Нужны http:// или https://, имя узла и, если надо, порт, больше ничего.
store-unusable = { $file }: базу данных использовать нельзя, она осталась как есть: { $why }
store-newer = { $file }: база данных от более новой версии Volte, она осталась как есть. Возьмите новую версию или другую папку с --data.
store-other = { $file }: эта база данных не от Volte, она осталась как есть. Возьмите другую папку с --data.
backup-exists = { $file }: такой файл уже есть
backup-done = { $file }: { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[many] { $bytes } байт
}
cli-serve-limit = другой предел вместо обычного, можно несколько раз; список в docs/self-hosting.md
serve-limit-unknown = --limit { $name }: такого предела нет; есть { $names }
serve-limit-number = --limit { $name }: нужно число больше 0, не больше { $most }, а не «{ $number }»
