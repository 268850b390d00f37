# TYPEWORKS: текст в виде ряда карт. Страница (ui-type) и что в тексте не так (typeworks).

ui-type = TYPEWORKS
ui-type-motto = Ваш текст, карта за картой.
ui-type-more = Имя, поздравление, послание: отправить, напечатать, вырезать.
ui-type-text = Ваш текст
ui-type-example = Поздравляю
ui-type-count = { $count ->
    [one] { $count } карта из { $most }
    [few] { $count } карты из { $most }
   *[many] { $count } карт из { $most }
}
ui-type-signs = Особые карты
ui-type-sign-core = Ядро вместо сердца
ui-type-sign-boost = Рывок вместо звезды или стрелки вверх
ui-type-sign-reverse = Разворот вместо стрелки
ui-type-sign-block = Блок вместо креста
ui-type-sign-lock = карта «Замок» вместо замка
ui-type-sign-pull = карта «Магнит» вместо магнита
ui-type-sign-all = карта «Всем» вместо плюса в круге
ui-type-sign-tornado = Торнадо вместо вихря
ui-type-wrap = Карт в строке
ui-type-wrap-none = без переноса
ui-type-wrap-some = не больше { $count }
ui-type-colours-how = Цвета чередуются. Коснитесь карты, и она сменит цвет.
ui-type-colours-turn = Снова чередовать
ui-type-preview = Предпросмотр
ui-type-card = { $char }, { $colour }
ui-type-card-special = { $sort ->
    [core] Ядро
    [boost] Рывок
    [reverse] Разворот
    [block] Блок
    [lock] Замок
    [pull] Магнит
    [all] Всем
   *[tornado] Торнадо
}
ui-type-colour = { $colour ->
    [R] красный
    [Y] жёлтый
    [G] зелёный
    [B] синий
   *[none] без цвета
}
ui-type-recolour = { $card }. Сменить цвет
ui-type-save = Забрать с собой
ui-type-copy = Копировать ссылку
ui-type-copied = Скопировано
ui-type-copy-yourself = Скопируйте, пожалуйста, вручную:
ui-type-private = Текст есть только в самой ссылке. Здесь ничего не хранится.
ui-type-paper = Бумага
ui-type-paper-a4 = A4
ui-type-paper-letter = US Letter
ui-type-pdf = PDF для вырезания
ui-type-pdf-more = { $pages ->
    [one] { $pages } страница. Карты в натуральную величину, 63 × 88 мм, с вылетами 3 мм и метками реза. Печатайте в масштабе 100 %.
    [few] { $pages } страницы. Карты в натуральную величину, 63 × 88 мм, с вылетами 3 мм и метками реза. Печатайте в масштабе 100 %.
   *[many] { $pages } страниц. Карты в натуральную величину, 63 × 88 мм, с вылетами 3 мм и метками реза. Печатайте в масштабе 100 %.
}
ui-type-png = Картинка (PNG, 300 dpi)
ui-type-svg = Векторная картинка (SVG)
ui-type-working = Рисуем…
ui-type-font = Кандзи, кана и редкие знаки — из шрифта Dela Gothic One (The Dela Gothic Project Authors, SIL Open Font License 1.1). Все остальные буквы наши.
ui-type-start = Напишите что-нибудь картами
ui-type-start-more = Имена и поздравления из карт: картинкой, ссылкой или для вырезания.

typeworks-wrong-sign = Знак { $at }: для «{ $char }» ({ $name }) карты нет.
typeworks-wrong-unseen = Знак { $at }: невидимый знак ({ $name }) напечатать нельзя.
typeworks-wrong-more = { $count ->
    [one] И ещё { $count } знак не подходит.
    [few] И ещё { $count } знака не подходят.
   *[many] И ещё { $count } знаков не подходят.
}
typeworks-wrong-long = Слишком длинно: больше { $most } карт не поместится. Лишнее начинается со знака { $at }.
typeworks-wrong-empty = Пока нет ничего, что стало бы картой.
typeworks-wrong-colours = Цвета: только R, Y, G, B и - (по очереди); { $at } среди них нет.
typeworks-wrong-wrap = Карт в строке: от 0 (без переноса) до { $most }.
typeworks-wrong-form = Имя файла должно оканчиваться на .svg, .png или .pdf.
typeworks-no-font = Здесь нет шрифта для «{ $char }»; его поставит python3 run.py setup.
typeworks-too-often = Слишком много запросов сразу. Попробуйте через минуту.
typeworks-busy = Сейчас печатают многие. Попробуйте чуть позже.
typeworks-too-large = Слишком длинно; не больше { $most } карт.
typeworks-malformed = Запрос непонятен.
