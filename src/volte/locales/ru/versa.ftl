# VERSA: карты и их действие, события, отказы, позиции. Цвета приходят как R, Y, G, B.

versa-colour = { $colour ->
    [R] красный
    [Y] жёлтый
    [G] зелёный
    [B] синий
   *[other] без цвета
}
    .she = { $colour ->
        [R] красная
        [Y] жёлтая
        [G] зелёная
       *[B] синяя
    }
    .her = { $colour ->
        [R] красную
        [Y] жёлтую
        [G] зелёную
       *[B] синюю
    }

# Карта: цвет и вид (число или название особой карты).
versa-card = { $rank ->
    [core] Ядро
    [tornado] Торнадо
    [pull] { versa-colour } Магнит
    [lock] { versa-colour } Замок
    [block] { versa-colour } Блок
    [reverse] { versa-colour } Разворот
    [boost] { versa-colour } Рывок
    [all] { versa-colour.she } «Всем»
   *[other] { versa-colour.she } { $rank }
}

## Названия видов и их точное действие

versa-name-number = Число
versa-name-pull = Магнит
versa-name-lock = Замок
versa-name-block = Блок
versa-name-reverse = Разворот
versa-name-boost = Рывок
versa-name-all = Всем
versa-name-core = Ядро
versa-name-tornado = Торнадо

versa-effect-number = Ложится на свой цвет, а также на такое же или соседнее число любого цвета; 1 и 9 не соседи. На особую карту — только по цвету. На такое же число другого цвета даёт вам бонусный ход.
versa-effect-pull = Ложится на свой цвет или на другой Магнит. Следующий игрок тоже кладёт Магнит любого цвета или берёт всю сумму сразу, и его ход окончен. Каждый Магнит добавляет { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
versa-effect-lock = Ложится на свой цвет или на другой Замок. Следующий игрок кладёт карту именно этого цвета (Ядро и Торнадо не годятся) или берёт 2 карты, и его ход окончен. В обоих случаях Замок снят; карта, положенная под Замком, действует как обычно.
versa-effect-block = Ложится на свой цвет или на другой Блок. Следующий игрок пропускает ход. Вдвоём вы сразу делаете ещё один обычный ход.
versa-effect-reverse = Ложится на свой цвет или на другой Разворот. Направление игры меняется. Вдвоём вы сразу делаете ещё один обычный ход.
versa-effect-boost = Ложится на свой цвет или на другой Рывок. У вас бонусный ход: положите ещё одну подходящую карту или закончите ход; брать карту в нём нельзя.
versa-effect-all = Ложится на свой цвет или на другую карту «Всем». Все остальные сразу берут по карте, начиная со следующего. Обычного добора это не заменяет и бонусного хода не даёт.
versa-effect-core = Можно положить в любой момент, но не прямо на Ядро и не под Магнитом или Замком. Вы называете цвет, который теперь действует.
versa-effect-tornado = Можно положить на любую карту, но не под Магнитом или Замком. После него цвет не действует: подходит любая карта.
versa-effect-tornado-redeal = Можно положить на любую карту, но не под Магнитом или Замком. Карты всех игроков собираются, перемешиваются и раздаются поровну, начиная со следующего. После него цвет не действует: подходит любая карта.
versa-effect-tornado-rotate = Можно положить на любую карту, но не под Магнитом или Замком. Все передают свои карты следующему игроку. После него цвет не действует: подходит любая карта.
versa-effect-last = Последняя карта только выигрывает раунд: её действие не выполняется.

## Что случилось

versa-played = { $colour ->
    [none] { $seat } кладёт: { $card }.
   *[other] { $seat } кладёт: { $card }. Цвет теперь { versa-colour }.
}
versa-drew = { $own ->
    [1] { $seat } берёт: { $cards }.
   *[other] { $count ->
        [0] { $seat }: брать больше нечего.
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[many] { $seat } берёт { $count } карт.
    }
}
versa-ended = { $bonus ->
    [1] { $seat } заканчивает бонусный ход.
   *[other] { $seat } заканчивает ход.
}
versa-passed = Ничего не подходит, ход переходит дальше.
versa-penalty = { $count ->
    [one] { $seat } кладёт Магнит или берёт { $count } карту.
    [few] { $seat } кладёт Магнит или берёт { $count } карты.
   *[many] { $seat } кладёт Магнит или берёт { $count } карт.
}
versa-locked = { $count ->
    [one] { $seat } кладёт { versa-colour.her } карту или берёт { $count } карту.
    [few] { $seat } кладёт { versa-colour.her } карту или берёт { $count } карты.
   *[many] { $seat } кладёт { versa-colour.her } карту или берёт { $count } карт.
}
versa-skipped = { $seat } пропускает ход.
versa-reversed = { $direction ->
    [1] Направление меняется: снова ходят по порядку.
   *[other] Направление меняется: ходят в обратном порядке.
}
versa-bonus = { $seat } получает бонусный ход.
versa-all = Все остальные берут по карте.
versa-reshuffled = { $count ->
    [one] Колода кончилась: сброс перемешан в новую, { $count } карта.
    [few] Колода кончилась: сброс перемешан в новую, { $count } карты.
   *[many] Колода кончилась: сброс перемешан в новую, { $count } карт.
}
versa-tornado-redeal = { $count ->
    [one] Карты всех игроков перемешаны и розданы заново: { $count } карта.
    [few] Карты всех игроков перемешаны и розданы заново: { $count } карты.
   *[many] Карты всех игроков перемешаны и розданы заново: { $count } карт.
}
versa-tornado-rotate = Все передают свои карты следующему игроку.
versa-left = { $count ->
    [one] { $seat } выходит из раунда; { $count } карта уходит под колоду.
    [few] { $seat } выходит из раунда; { $count } карты уходят под колоду.
   *[many] { $seat } выходит из раунда; { $count } карт уходит под колоду.
}
versa-over = { $count ->
    [0] Никто не может ни положить, ни взять карту: раунд окончен без победителя.
   *[other] { $winners } выигрывает раунд.
}

## Чего нельзя: причины, перед ними номер правила

versa-refused-unknown = такого хода в VERSA нет
versa-refused-over = раунд окончен
versa-refused-turn = сейчас ходит { $seat }
versa-refused-leave = выйти из раунда может только тот, кто в нём играет
versa-refused-draw-bonus = в бонусном ходе карт не берут: положите карту или закончите ход
versa-refused-draw-again = карта уже взята, за ход берут одну
versa-refused-end = чтобы закончить ход, нужно положить или взять карту
versa-refused-end-pull = { $count ->
    [one] сначала Магнит: положите Магнит или возьмите { $count } карту
    [few] сначала Магнит: положите Магнит или возьмите { $count } карты
   *[many] сначала Магнит: положите Магнит или возьмите { $count } карт
}
versa-refused-end-lock = { $count ->
    [one] сначала Замок: положите { versa-colour.her } карту или возьмите { $count } карту
    [few] сначала Замок: положите { versa-colour.her } карту или возьмите { $count } карты
   *[many] сначала Замок: положите { versa-colour.her } карту или возьмите { $count } карт
}
versa-refused-not-held = { $card }: такой карты у вас нет
versa-refused-colour-missing = для Ядра нужен цвет: R, Y, G или B
versa-refused-colour-unknown = Ядро называет один из четырёх цветов: R, Y, G или B
versa-refused-core-on-core = Ядро нельзя класть прямо на Ядро
versa-refused-named-colour = назван { versa-colour } цвет, а { $card } не подходит
versa-refused-special = открыто: { $top }; { $card } не подходит: нужен её цвет или такая же особая
versa-refused-number-on-special = открыто: { $top }; { $card } не подходит: числу нужен цвет особой карты
versa-refused-number = открыто: { $top }; { $card } не подходит ни по цвету, ни по числу
versa-refused-pull = { $count ->
    [one] под Магнитом можно положить только Магнит или взять { $count } карту
    [few] под Магнитом можно положить только Магнит или взять { $count } карты
   *[many] под Магнитом можно положить только Магнит или взять { $count } карт
}
versa-refused-wild-pull = { $count ->
    [one] { $card } не снимает Магнит: положите Магнит или возьмите { $count } карту
    [few] { $card } не снимает Магнит: положите Магнит или возьмите { $count } карты
   *[many] { $card } не снимает Магнит: положите Магнит или возьмите { $count } карт
}
versa-refused-lock = { $count ->
    [one] Замок: { $card } не годится, положите { versa-colour.her } карту или возьмите { $count } карту
    [few] Замок: { $card } не годится, положите { versa-colour.her } карту или возьмите { $count } карты
   *[many] Замок: { $card } не годится, положите { versa-colour.her } карту или возьмите { $count } карт
}
versa-refused-wild-lock = { $count ->
    [one] { $card } не снимает Замок: положите { versa-colour.her } карту или возьмите { $count } карту
    [few] { $card } не снимает Замок: положите { versa-colour.her } карту или возьмите { $count } карты
   *[many] { $card } не снимает Замок: положите { versa-colour.her } карту или возьмите { $count } карт
}

## Настройки и невозможные позиции

versa-deck-no-number = options: без чисел играть нельзя
versa-deck-small = options: в колоде карт { $cards }, а этому столу нужно { $needed }
versa-deck-big = options: в колоде карт { $cards }, а можно не больше { $most }
versa-start-no-top = start: в discards нужна карта, первая лежит открыто
versa-start-direction = start: direction — 1 или -1
versa-start-colour = start: { $name } — R, Y, G или B
versa-start-colour-missing = start: открыто Ядро, поэтому нужен colour
versa-start-colour-other = start: colour не совпадает с цветом открытой карты: { $card }
versa-start-penalty = start: penalty — либо pull, число от 1, либо lock, цвет
versa-start-bonus-penalty = start: в бонусном ходе штрафа нет

## Позиция словами

versa-position-turn = Ход: { $seat }.
versa-position-drawn = Ход: { $seat }, карта уже взята.
versa-position-bonus = Бонусный ход: { $seat }.
versa-position-won = Раунд окончен, победа: { $seat }.
versa-position-stalled = Раунд окончен без победителя.
versa-position-top = { $colour ->
    [none] Открыто: { $card }; подходит любой цвет.
   *[other] Открыто: { $card }; действует { versa-colour } цвет.
}
versa-position-direction = { $direction ->
    [1] Ходят по порядку.
   *[other] Ходят в обратном порядке.
}
versa-position-seat = { $seat } ({ $count }): { $cards }
versa-position-empty = { $seat }: карт нет
versa-position-left = { $seat }: вне раунда
versa-position-pile = Колода: { $count }; сброс: { $discards }.

## Настройки

versa-option-hand_size = Карт на руках в начале
versa-option-pull_cards = Сколько карт добавляет Магнит
versa-option-tornado = Торнадо
    .calm = больше ничего не делает
    .redeal = все карты перемешать и раздать заново
    .rotate = все передают карты следующему
versa-option-deck = Колода
    .number = Каждое число, на каждый цвет
    .pull = Магнит, на каждый цвет
    .lock = Замок, на каждый цвет
    .block = Блок, на каждый цвет
    .reverse = Разворот, на каждый цвет
    .boost = Рывок, на каждый цвет
    .all = Всем, на каждый цвет
    .core = Ядро, всего
    .tornado = Торнадо, всего
versa-start-no-hand = start: в { $name } нужна карта: место без карт уже выиграло (A4)
