# Командная строка говорит по-английски (docs/rules/records.md); здесь тексты для страниц, которые её объясняют.

cli-volte = Volte: Verso, VERSA и Reversis в браузере, в терминале и в записях.
cli-serve = Запустить сервер.
cli-play = Играть в терминале: в одиночку или с ботами.
cli-replay = Проиграть записи и показать конечные позиции; - читает стандартный ввод.
cli-replay-json = вся позиция в JSON, ничего не скрыто, строка на запись
cli-legal = Показать ходы, возможные после записи.
cli-legal-json = списком JSON, строка на запись
cli-legal-after = после первых K ходов записи
cli-view = Показать, что видно с одного места после записи.
cli-view-seat = место, начиная с 0; -1: зритель
cli-view-json = в JSON
cli-view-no-seat = --seat: нужно число от -1, меньше { $seats }
cli-verify = Проверить законченную игру с сервера: перемешивание, ходы и результат.
cli-typeworks = Написать текст картами, буква за буквой; - читает стандартный ввод.
cli-typeworks-output = файл: .svg, .png (300 dpi) или .pdf (печатать и вырезать)
cli-typeworks-paper = бумага для PDF
cli-typeworks-colours = буква на карту: красный R, жёлтый Y, зелёный G, синий B или - по очереди
cli-typeworks-wrap = не больше карт в строке, 0: как в тексте
cli-reports = Показать сообщения о правилах, которые ждут ответа, и ответить на них.
cli-reports-data = папка базы данных; иначе папка данных пользователя
cli-reports-everything = и те, что с ответом
cli-reports-json = в JSON, строка на сообщение
cli-reports-answer = номер сообщения и ответ
cli-backup = Скопировать базу данных, не останавливая сервер.
reports-line = { $number }. { $day } { $game } { $clause } ({ $language })
reports-answered = ответ { $day }:
reports-no-database = базы данных в { $file } нет
reports-no-such = сообщения { $number } нет
reports-no-answer = ответ пуст

# Сервер и данные (`volte serve`, `volte backup`, `volte reports`).
cli-serve-host = адрес, на котором он слушает; 0.0.0.0: на всех
cli-serve-port = порт; если он занят, следующий свободный
cli-serve-data = папка базы данных; иначе папка данных пользователя
cli-serve-public-url = адрес в ссылках, по которому этот сервер доступен другим
cli-serve-open-browser = открыть страницу в браузере
cli-serve-trusted-proxy = прокси, которым верят в переданных адресах, через запятую
cli-serve-rooms = сколько комнат может быть открыто; иначе 500
cli-backup-data = папка базы данных; иначе папка данных пользователя
serve-data-in-use = { $data }: эту папку данных использует другой сервер Volte. Сначала завершите его или укажите другую папку с --data.
serve-data-unusable = { $data }: эту папку данных использовать нельзя: { $why }
serve-no-port = { $host }, порт { $port }: сервер не может здесь слушать: { $why }
serve-port-taken = Порт { $port } занят, поэтому порт { $found }.
serve-others = Адрес для других: { $address }
