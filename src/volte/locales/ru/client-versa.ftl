# Стол VERSA в браузере.

ui-versa-fitting = Подходят: { $cards }.
ui-versa-none-fits = Ничего не подходит: берите карты.
ui-versa-open-pull = { $count ->
    [one] Магнит: положите Магнит или возьмите { $count } карту.
    [few] Магнит: положите Магнит или возьмите { $count } карты.
   *[many] Магнит: положите Магнит или возьмите { $count } карт.
}
ui-versa-open-lock = Замок: положите { versa-colour.her } карту или возьмите 2.
ui-versa-bonus = Бонусный ход: ещё одна карта или конец хода.
ui-versa-after-draw = Карта взята: положите карту или закончите ход.
ui-versa-any-card = Цвет не действует: подходит любая карта.
ui-versa-colour-counts = Действует { versa-colour } цвет.
ui-versa-number-counts = { versa-colour } цвет или { $numbers } любого цвета.
ui-versa-wild-no-help = Ядро и Торнадо сейчас нельзя.
ui-versa-fits = подходит
ui-versa-fits-not = сейчас не подходит
ui-versa-new = новая
ui-versa-your-cards = { $count ->
    [1] Ваша последняя карта
    [one] У вас { $count } карта
    [few] У вас { $count } карты
   *[many] У вас { $count } карт
}
ui-versa-fit-count = { $count ->
    [0] нечем ходить
    [one] подходит { $count }
    [few] подходят { $count }
   *[many] подходит { $count }
}
ui-versa-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
ui-versa-last-card = последняя
ui-versa-out = вне раунда
ui-versa-next = следующий ход
ui-versa-top = Открыто: { $card }. Показать сброс.
ui-versa-pile = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
ui-versa-forward = далее { $name }
ui-versa-backward = назад: { $name }
ui-versa-deck = Колода
ui-versa-deck-total = { $count ->
    [one] Всего { $count } карта.
    [few] Всего { $count } карты.
   *[many] Всего { $count } карт.
}
ui-versa-times = { $count } ×
ui-versa-rounds-won = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
ui-versa-round-over = Раунд { $number } окончен
ui-versa-next-round = Следующий раунд
ui-versa-round = Раунд { $number }
ui-versa-your-bonus = Ваш бонусный ход
ui-versa-house-rules = Здесь: { $rules }
ui-versa-by-value = По числам
ui-versa-by-colour = По цветам
ui-versa-hint = Коснитесь поднятой карты ещё раз, чтобы положить её.
ui-versa-name-colour = Положить Ядро, цвет — { versa-colour }
ui-versa-lay = Положить: { $card }
ui-versa-draw = { $count ->
    [1] Взять карту
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
ui-versa-draw-penalty = { $count ->
    [one] Взять { $count } карту, ход окончен
    [few] Взять { $count } карты, ход окончен
   *[many] Взять { $count } карт, ход окончен
}
ui-versa-end = Закончить ход
ui-versa-discards = Сброс
ui-versa-you = вы
ui-versa-sum = { $count ->
    [one] всего { $count } карта
    [few] всего { $count } карты
   *[many] всего { $count } карт
}
ui-versa-discarded = в сбросе { $count }
ui-versa-pile-empty = пусто
ui-versa-effect = Действие
ui-versa-in-deck = Таких карт в колоде: { $count }.
ui-versa-discards-order = { $count ->
    [1] Здесь лежит одна карта.
    [one] { $count } карта, верхняя — первая. Касание покажет действие.
    [few] { $count } карты, верхняя — первая. Касание покажет действие.
   *[many] { $count } карт, верхняя — первая. Касание покажет действие.
}
ui-versa-which-colour = Какой цвет назвать?
ui-versa-hint-end = Положите ещё одну подходящую карту или закончите ход.
ui-versa-hint-wait = Касание покажет, что делает карта.
ui-versa-keys = Клавиши: ← → ↑ ↓ карта · Enter поднять, ещё раз — положить · 1–4 цвет · D взять · E закончить · S порядок · Esc назад
ui-versa-then-wins = Так вы выигрываете раунд.
ui-versa-then-skips = Пропуск хода: { $names }.
ui-versa-then-all = { $count ->
    [1] { $names } берёт карту.
   *[other] По карте берут: { $names }.
}
ui-versa-then-redeal = Карты всех игроков перемешают и раздадут заново.
ui-versa-then-rotate = Все передадут свои карты дальше.
ui-versa-then-any = После этого подходит любая карта.
ui-versa-then-bonus = Это даёт вам бонусный ход.
ui-versa-then-again = Вы сразу ходите ещё раз.
ui-versa-then-pull = { $count ->
    [one] Затем { $name } кладёт Магнит или берёт { $count } карту.
    [few] Затем { $name } кладёт Магнит или берёт { $count } карты.
   *[many] Затем { $name } кладёт Магнит или берёт { $count } карт.
}
ui-versa-then-lock = Затем { $name } кладёт { versa-colour.her } карту или берёт 2.
ui-versa-then-next = Затем ходит { $name }.
ui-versa-house-count = { $what } — { $count }
ui-versa-house-hand_size = { $count ->
    [one] { $count } карта в начале
    [few] { $count } карты в начале
   *[many] { $count } карт в начале
}
ui-versa-house-pull_cards = каждый Магнит +{ $count }
ui-versa-leavers-out = Кто уходит, выбывает
ui-rules-versa-1-head = Цель
ui-rules-versa-1 = Избавьтесь от карт раньше всех. Кто кладёт последнюю, сразу выигрывает раунд.
ui-rules-versa-2-head = Числа
ui-rules-versa-2 = Число ложится на свой цвет, на такое же число и на соседнее; 1 и 9 не соседи.
ui-rules-versa-3-head = Особые карты
ui-rules-versa-3 = Особая карта ложится на свой цвет или на такую же особую. На особую карту число ложится только по цвету.
ui-rules-versa-4-head = Ядро и Торнадо
ui-rules-versa-4 = Ядро ложится на всё, кроме Ядра, и называет цвет. Торнадо ложится на всё, а после него подходит любая карта.
ui-rules-versa-5-head = Добор
ui-rules-versa-5 = Кто ничего не кладёт, берёт одну карту и ещё может положить любую подходящую.
ui-rules-versa-6-head = Магнит и Замок
ui-rules-versa-6 = Магнит: ответьте Магнитом или возьмите всю сумму. Замок: положите карту этого цвета или возьмите 2. Больше ничего не поможет.
ui-rules-versa-7-head = Бонусный ход
ui-rules-versa-7 = Такое же число другого цвета и Рывок дают бонусный ход: ещё одна карта, без добора.
