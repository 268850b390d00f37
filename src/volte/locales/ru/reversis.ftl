# Reversis: карты, события, отказы, позиции. Карты приходят как достоинство и масть: J H.

reversis-suit = { $suit ->
    [S] пики
    [H] червы
    [D] бубны
   *[C] трефы
}
    .of = { $suit ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }
reversis-rank = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
    [T] 10
   *[other] { $rank }
}
reversis-card = { $suit ->
    [H] { $rank ->
        [J] Кинола
       *[other] { reversis-rank } { reversis-suit.of }
    }
   *[other] { reversis-rank } { reversis-suit.of }
}

# Карта для чтения вслух.
reversis-card-long = { $suit ->
    [H] { $rank ->
        [J] Кинола, валет червей
       *[other] { reversis-card }
    }
   *[other] { reversis-card }
}

## Что случилось

reversis-dealt = Сдача { $deal } из { $deals }; сдаёт { $seat }.
reversis-laid = { $seat } кладёт карту в середину.
reversis-laid-own = Вы кладёте в середину: { $card }.
reversis-swapped = { $seat } обменивает карту.
reversis-swapped-own = Вы кладёте в середину: { $card }; взамен берёте: { $got }.
reversis-kept = { $seat } оставляет все одиннадцать карт.
reversis-kept-own = Вы оставляете свои карты; перед вами лежала: { $card }.
reversis-played = { $seat } кладёт: { $card }.
reversis-trick = { $seat } берёт взятку { $trick }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
reversis-bound = { $seat } берёт все девять взяток: теперь нужен реверсис. Все платежи этой сдачи возвращаются.
reversis-broken = { $seat }: реверсис сорван, взятку берёт { $by }.
reversis-made = { $seat } берёт все взятки: реверсис!
reversis-deal-over = Сдача { $deal } окончена; очки: { $points }.{ $count ->
    [0] {""}
   *[other] { " " }В сносе: { $cards }.
}
reversis-partie = Партию выигрывает { $winner }, проигрывает { $loser }; цена — { $value ->
    [one] { $value } фишка
    [few] { $value } фишки
   *[many] { $value } фишек
}.
reversis-espagnolette-won = { $seat }: отказ от масти и ни одной взятки после него — партия выиграна.
reversis-espagnolette-lost = { $seat }: отказ от масти и взятка после него — всё возвращается вдвойне.
reversis-claimed = { $seat } требует плату за заходы.
reversis-claim-lost = { $seat }: плата за заход не потребована, { $count ->
    [one] { $count } платёж пропал
    [few] { $count } платежа пропало
   *[many] { $count } платежей пропало
}.
reversis-next = { $seat } начинает следующую сдачу.
reversis-over = Игра окончена. Победа: { $winners }.

# Движение фишек; причина и удвоения стоят после.
reversis-paid = { $payer ->
    [pot] { $to_seat } берёт из банка { $sum }
   *[other] { $receiver ->
        [pot] { $from_seat } платит в банк { $sum }
       *[other] { $from_seat } платит { $sum }, получает { $to_seat }
    }
}: { reversis-reason }{ reversis-factors }.
reversis-reason = { $reason ->
    [ante] ставка
    [ace-thrown] сброшен туз
    [ace-of-diamonds-thrown] сброшен туз бубен
    [quinola-thrown] сброшена Кинола
    [ace-forced] вынужденный туз
    [ace-of-diamonds-forced] вынужденный туз бубен
    [quinola-forced] вынужденная Кинола
    [quinola-bystander] вынужденная Кинола, от остальных
    [ace-led] заход с туза
    [ace-of-diamonds-led] заход с туза бубен
    [quinola-led] заход с Кинолы
    [pot] выигран банк
    [surcharge] доплата за Кинолу
    [partie] партия
    [reversis-made] реверсис удался
    [reversis-broken] реверсис сорван
    [returned] возврат
    [doubled-back] возврат вдвойне
    [pot-back] возврат банка
    [old-points] очки
   *[old-all-tricks] взяты все взятки
}
reversis-factors = { $opposite ->
    [1] , напротив ×2
   *[other] {""}
}{ $late ->
    [1] , две последние взятки ×2
   *[other] {""}
}

## Чего нельзя: причины, перед ними номер правила

reversis-refused-unknown = такого хода в Reversis нет
reversis-refused-over = игра окончена
reversis-refused-turn = сейчас ходит { $seat }
reversis-refused-ten = в Reversis играют без десяток: карты «{ $card }» нет
reversis-refused-not-held = { $card }: такой карты у вас нет
reversis-refused-follow = зашли с { reversis-suit.of }: нужно ходить в масть
reversis-refused-follow-again = зашли с { reversis-suit.of }: с десятой взятки снова нужно ходить в масть
reversis-refused-lay-first = сначала карту в середину кладёт сдающий: { $seat }
reversis-refused-choose-first = обмен не окончен: сейчас выбирает { $seat }
reversis-refused-no-exchange = обмен окончен
reversis-refused-waiting = сдача окончена; следующую начинает { $seat }
reversis-refused-next = стол не ждёт следующей сдачи
reversis-refused-claim-automatic = плата за заходы приходит сама
reversis-refused-claim-now = требовать плату за заходы можно только после сдачи
reversis-refused-claim-nothing = требовать нечего
reversis-refused-claim-winner = требовать может только победитель партии: { $seat }

## Невозможные позиции

reversis-start-missing = start: нет карты «{ $card }»{ $count ->
    [1] {""}
   *[other] {" "}(и других, всего { $count })
}
reversis-start-table = start: table: до обмена перед каждым, кроме сдающего, лежит карта, и взяток ещё нет
reversis-start-kitty = start: kitty: { $count ->
    [0] здесь снос пуст
    [one] в сносе { $count } карта
    [few] в сносе { $count } карты
   *[many] в сносе { $count } карт
}
reversis-start-tricks = start: tricks_won[{ $seatnumber }]: во взятке четыре карты
reversis-start-hands = start: hands[{ $seatnumber }]: { $count ->
    [one] здесь нужна { $count } карта
    [few] здесь нужны { $count } карты
   *[many] здесь нужно { $count } карт
}
reversis-start-number = start: { $name }: такого числа быть не может
reversis-start-pots = start: pots: { $count ->
    [0] в старой игре банка нет
   *[other] их не больше { $count }
}

## Позиция словами

reversis-position-deal = Пора сдавать.
reversis-position-lay = { $seat } кладёт карту в середину.
reversis-position-exchange = { $seat } обменивает карту или оставляет свои.
reversis-position-play = Ход: { $seat }.
reversis-position-claim = Сдача окончена; следующую начинает { $seat }.
reversis-position-over = { $count ->
    [1] Игра окончена; победа: { $winners }.
   *[other] Игра окончена; победу делят { $winners }.
}
reversis-position-deal-number = Сдача { $deal } из { $deals }; сдаёт { $seat }.
reversis-position-trick = На столе (заходит { $seat }): { $cards }
reversis-position-seat = { $seat }: { reversis-position-count }; { $cards }
reversis-position-empty = { $seat }: { reversis-position-count }; карт нет
reversis-position-count = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
reversis-position-pot = Банк { $number }: { $sum }
reversis-position-no-pot = Банка нет.
reversis-position-kitty = В сносе: { $cards }

## Варианты

reversis-option-deals = Сдач
reversis-option-chips = Фишек в начале
reversis-option-claims = Плата за заход с туза или Кинолы
    .automatic = приходит сама в конце сдачи
    .must_claim = нужно потребовать до следующей сдачи
reversis-option-show_tricks = Можно смотреть все взятки
    .false = только последнюю
    .true = да
reversis-option-espagnolette = Эспаньолет: с четырьмя тузами или с Кинолой и тремя тузами можно отказаться от масти
    .false = нет
    .true = да
reversis-option-heavy_kitty = В сносе туз бубен считается за 5, Кинола — за 3
    .false = нет
    .true = да
reversis-option-old = Старая игра, до 1634 года: 52 карты, без обмена и банка
    .false = нет
    .true = да
reversis-option-old_reversis_payment = Старая игра: сколько платит каждый соперник за все взятки
