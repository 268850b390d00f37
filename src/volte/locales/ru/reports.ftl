# «Нашли ошибку?»: форма в каждом разделе правил, ответ, страница владельца сервера.

report-title = Нашли ошибку?
report-about = Речь об игре { $game }, { $clause }.
report-about-page = Речь о правилах игры { $game }.
report-about-nothing = Речь об этих страницах.
report-text = Что не так?
report-how = Хватит одного-двух предложений. Учётная запись, имя и адрес не нужны: хранится только то, что вы здесь напишете, а ещё место, язык и день.
report-most = { $most ->
    [one] Не больше { $most } знака.
   *[other] Не больше { $most } знаков.
}
report-send = Отправить
report-back = Назад к правилам
report-thanks = Спасибо.
report-thanks-more = Ответ появится по этой ссылке, и только по ней. Больше её никто не знает: сохраните её, если хотите прочитать ответ.
report-yours = Ваше сообщение
report-sent = Отправлено: { $day }
report-waiting = Ответа пока нет. Загляните позже.
report-answer = Ответ
report-answered = Дата ответа: { $day }
report-unknown = По этой ссылке ничего (больше) нет.
report-wrong-empty = Здесь пока пусто.
report-wrong-long = Слишком длинно: знаков { $length }, можно не больше { $most }.
report-wrong-place = Эта форма не относится ни к одному месту правил. Откройте её оттуда ещё раз.
report-wrong-form = Форма дошла не целиком. Попробуйте ещё раз.
report-wrong-origin = Эта форма пришла не с этого сайта.
report-wrong-often = Отсюда только что пришло много сообщений. Попробуйте через минуту.
report-wrong-full = Здесь уже очень много сообщений без ответа. Попробуйте позже.

operator-title = Сообщения
operator-token = Ключ владельца сервера
operator-token-more = Он лежит в файле { $file } в папке данных сервера.
operator-enter = Открыть
operator-leave = Закрыть
operator-wrong = Неверный ключ.
operator-wrong-often = Слишком много попыток. Попробуйте через минуту.
operator-key-short = { $file }: ключ короче { $least } знаков
operator-open = { $count ->
    [0] Открытых сообщений нет
    [one] { $count } открытое сообщение
    [few] { $count } открытых сообщения
   *[many] { $count } открытых сообщений
}
operator-closed = С ответом
operator-number = Сообщение { $number }
operator-place = { $game }, { $clause }
operator-language = Язык: { $language }
operator-reply = Ответ
operator-close = Ответить и закрыть
operator-change = Изменить ответ
