# Стол Reversis в браузере.

ui-trick-stays = Reversis: взятка лежит на столе
ui-trick-stays-tap = до касания
ui-trick-stays-1500 = 1,5 секунды
ui-trick-stays-3000 = 3 секунды
ui-four-colours = Четырёхцветные карты: у каждой масти свой цвет
ui-seats-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}

## Что нужно сделать
ui-reversis-you-lay = Отложите карту
ui-reversis-swap-or-keep = Обменять или оставить?
ui-reversis-lay-now = Положите одну из двенадцати карт в середину рубашкой вверх.
ui-reversis-exchange-now = Обменяйте одну из своих карт, не глядя, на карту перед вами или оставьте все свои.
ui-reversis-next-now = Сдача окончена: следующую начинаете вы.
ui-reversis-led = Заход: { $card }. Нужны { reversis-suit }.
ui-reversis-lead-now = Вы заходите.
ui-reversis-may-play = Можно положить: { $cards }.
ui-reversis-hint = Коснитесь карты; второе касание кладёт её.
ui-reversis-choose-card = Сначала выберите карту на руке.
ui-reversis-pick = Выберите карту
ui-reversis-play = Положить: { $card }
ui-reversis-on = Дальше

## Обмен
ui-reversis-your-table-card = ваша карта на столе
ui-reversis-swap-head = Обменять:
ui-reversis-swap-means = карта с руки — в середину, рубашкой вверх; взамен карта со стола, не глядя.
ui-reversis-keep-head = Оставить:
ui-reversis-keep-means = посмотреть карту на столе, потом она уходит в середину.
ui-reversis-lay-means = Вы сдаёте, у вас двенадцать карт: одну положите в середину рубашкой вверх.
ui-reversis-kitty-means = Четыре карты в середине — снос. Его очки делают партию дороже.
ui-reversis-swap = Обменять
ui-reversis-keep = Оставить
ui-reversis-lay = Отложить
ui-reversis-swap-card = Обмен: { $card }
ui-reversis-lay-card = Отложить: { $card }
ui-reversis-into-kitty = { $points ->
    [0] Очков в снос не добавит.
    [one] Добавит в снос { $points } очко.
    [few] Добавит в снос { $points } очка.
   *[many] Добавит в снос { $points } очков.
}

## Что приносит или стоит карта
ui-reversis-would-pay = Вы платите { $sum }, получает { $name }.
ui-reversis-would-get = { $name } платит вам { $sum }.
ui-reversis-would-get-trick = Кто берёт взятку, платит вам { $sum }, напротив — вдвое.
ui-reversis-would-pay-partie = Победитель партии получит от вас { $sum }, напротив — вдвое.
ui-reversis-would-surcharge = Доплата в банк: { $sum }.
ui-reversis-would-win-pot = Банк ваш: { $sum }.
ui-reversis-refuses = Отказ от масти: с этого момента вам нельзя брать взяток.

## Места
ui-reversis-self = вы
ui-reversis-right = справа
ui-reversis-across = напротив
ui-reversis-left = слева
ui-reversis-dealer = сдаёт
ui-reversis-lays = откладывает
ui-reversis-has-laid = карта отложена
ui-reversis-chose-swap = обмен
ui-reversis-chose-keep = без обмена
ui-reversis-chooses = выбирает
ui-reversis-waits = ждёт
ui-reversis-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
ui-reversis-points = { $points } оч.
ui-reversis-deal-standing = { $pot ->
    [none] Сдача { $deal } из { $deals }
   *[other] { $deal }/{ $deals } · банк { $pot }
}
ui-reversis-chips-word = { " " }(фишки)

## Середина стола
ui-reversis-trick = Взятка
ui-reversis-trick-of = Взятка { $trick } из { $tricks }
ui-reversis-trick-short = Взятка { $trick }
ui-reversis-takes = берёт
ui-reversis-trick-taken = { $name } берёт
ui-reversis-last-trick = Прошлая взятка
ui-reversis-streak = { $name }: взяток подряд — { $count }. После девяти нужен реверсис.
ui-reversis-bound = { $name }: теперь нужно взять все взятки.
ui-reversis-broken-by = Реверсис сорван: { $name }.
ui-reversis-kitty = Снос
ui-reversis-hidden = закрытая карта
ui-reversis-pot = банк
ui-reversis-pot-of = { $number ->
    [0] Банк { $sum }
   *[other] Банк { $number }: { $sum }
}
ui-reversis-no-pot = банка нет

## Рука
ui-reversis-your-cards = { $count ->
    [1] Ваша последняя карта
    [one] У вас { $count } карта
    [few] У вас { $count } карты
   *[many] У вас { $count } карт
}
ui-reversis-fits = можно положить
ui-reversis-fits-not = сейчас положить нельзя
ui-reversis-new = новая

## Фишки
ui-reversis-chips = Фишки
ui-reversis-account = Фишки и платежи
ui-reversis-no-payments = Платежей пока нет.
ui-reversis-from-to = { $from } → { $to }
ui-reversis-returned = возврат: { $reason }
ui-reversis-deals-head = Сдачи
ui-reversis-won-deal = выигрыш
ui-reversis-all-chips = Всего фишек: { $count }
ui-reversis-due = Ещё не уплачено
ui-reversis-due-means = В конце сдачи победителю партии:
ui-reversis-due-card = { $name }: заход — { $card }{ $late ->
    [yes] , две последние взятки ×2
   *[no] {""}
}
ui-reversis-this-deal = Платежи в сдаче { $deal }
ui-reversis-to = → { $to }
ui-reversis-moment-bound = Девять взяток!
ui-reversis-moment-broken = Сорвано
ui-reversis-moment-made = Реверсис!
ui-reversis-tricks-of = Взятки: { $name }
ui-reversis-tricks-hidden = Здесь можно смотреть только последнюю взятку.
ui-reversis-no-tricks = Взяток пока нет.
ui-reversis-trick-number = Взятка { $number }

## Конец сдачи
ui-reversis-deal-over = Сдача { $deal } из { $deals } окончена
ui-reversis-deal-of = Сдача { $deal }
ui-reversis-tricks-head = Взятки
ui-reversis-points-head = Очки
ui-reversis-all-payments = Все платежи ({ $count })
ui-reversis-partie = Партию выигрывает { $winner }; { $loser } проигрывает и платит { $paid }{ $twice ->
    [yes] : { $value }, напротив ×2
   *[no] {""}
}.
ui-reversis-partie-value = Цена партии — { $value }: 4 и очки сноса.
ui-reversis-was-broken = { $name }: девять взяток, но не все. Реверсис сорван, партии нет.
ui-reversis-claim = Потребовать
ui-reversis-next = Следующая сдача
ui-reversis-waits-for-next = Следующую сдачу начинает { $name }, не позже чем через 20 секунд.

## Правила на одном листе
ui-rules-reversis-1-head = Цель
ui-rules-reversis-1 = Четыре игрока, каждый за себя. Побеждает тот, у кого после всех сдач больше фишек. Обычно для этого нужно набирать во взятках поменьше очков.
ui-rules-reversis-2-head = Карты
ui-rules-reversis-2 = 48 карт без десяток, козырей нет. Во взятках туз стоит 4, король 3, дама 2, валет 1. Валет червей — это Кинола.
ui-rules-reversis-3-head = Обмен
ui-rules-reversis-3 = Сдающий кладёт одну из своих двенадцати карт в середину. Остальные обменивают карту, не глядя, на карту перед собой или оставляют все свои. Четыре карты в середине — снос.
ui-rules-reversis-4-head = Взятки
ui-rules-reversis-4 = Заходит игрок справа от сдающего, ходят направо. В масть ходить обязательно, а если её нет, можно сбросить любую карту. Взятку берёт старшая карта масти захода.
ui-rules-reversis-5-head = Тузы и Кинола
ui-rules-reversis-5 = За сброшенного туза взявший взятку платит вам 1, за туза бубен 2, за Кинолу 5. Вынужденные карты, то есть положенные на чужой заход с их масти, стоят вам 1, 2 или 10 в пользу зашедшего (за Кинолу ему и остальные платят по 5). Если вы зашли с них, 1, 2 или 10 получает победитель партии. С игроком напротив всё вдвое, в двух последних взятках тоже.
ui-rules-reversis-6-head = Банк
ui-rules-reversis-6 = Кто сбрасывает Кинолу, выигрывает самый новый банк. Кто вынужден её положить или заходит с неё, платит в банк столько же, сколько в нём лежит.
ui-rules-reversis-7-head = Партия
ui-rules-reversis-7 = Меньше всех очков — выигрыш, больше всех — проигрыш. Проигравший платит победителю 4 и очки сноса, напротив — вдвое.
ui-rules-reversis-8-head = Реверсис
ui-rules-reversis-8 = Кто взял первые девять взяток, должен взять все одиннадцать. Тогда все платежи сдачи возвращаются. Удалось: по 16 от соседей, 32 от игрока напротив. Сорвано: 64 тому, кто первым отнял взятку.
