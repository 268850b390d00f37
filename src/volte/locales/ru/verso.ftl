# Verso: карты, события, отказы, позиции. Масти приходят как B, G, O.

verso-colour = { $colour ->
    [B] море
    [G] суша
   *[O] небо
}
    .of = { $colour ->
        [B] моря
        [G] суши
       *[O] неба
    }

# Сторона карты: масть, число, очки.
verso-card = { $value ->
    [J] джокер { verso-colour.of }
   *[other] { verso-colour } { $value } ({ $points })
}

# Сторона карты для чтения вслух.
verso-card-long = { $value ->
    [J] джокер { verso-colour.of }, 1 очко
   *[other] { verso-colour } { $value }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}

## Что случилось

verso-kept = { $seat } оставляет: { $card }.
verso-flipped = { $seat } переворачивает: { $from } → { $to }.
verso-banked = { $seat } объявляет серию: { verso-colour } { $low }–{ $high }{ $joker ->
    [0] {""}
   *[other] , джокер как { $joker }
}; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. В сброс: { $discards }.
verso-turned = { $seat } вынужденно переворачивает: { $from } → { $to }.
verso-discarded = { $seat }: { $card } — повтор, карта идёт в сброс.
verso-square = { $seat } собирает квадрат: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
verso-passed = { $seat } пасует.
verso-opponent = Соперник берёт: { $card }, на обороте { $back }{ $flips ->
    [1] {" "}— это больше: ваша старшая карта { verso-colour.of } переворачивается.
   *[other] {"."}
}
verso-final = { $seats ->
    [1] Колода пуста. Вы можете объявить последнюю серию.
   *[other] Колода пуста. Каждый может объявить последнюю серию.
}
verso-over = { $seats ->
    [1] Игра окончена, очки: { $scores }.
   *[other] Игра окончена. Победа: { $winners }.
}

## Чего нельзя: причины, перед ними номер правила

verso-refused-unknown = такого хода в Verso нет
verso-refused-over = игра окончена
verso-refused-turn = сейчас ходит { $seat }
verso-refused-pass = пасовать можно только в самом конце, вместо последней серии
verso-refused-final = колода пуста: остаётся объявить последнюю серию или пасовать
verso-refused-duplicate = { $value ->
    [0] джокер { verso-colour.of }
   *[other] { verso-colour } { $value }
} уже есть на поле, карту можно только перевернуть
verso-refused-values = числа в серии — от 1 до 6, а не от { $low } до { $high }
verso-refused-single = в серии не меньше двух чисел, а не одно { $low }
verso-refused-round = серия идёт по возрастанию: от { $low } до { $high } не получится, после 6 не идёт 1
verso-refused-joker-outside = в серии от { $low } до { $high } джокер не может заменить { $value }
verso-refused-no-joker = на поле нет джокера { verso-colour.of }
verso-refused-missing = на поле нет карты «{ verso-colour } { $value }», и джокера { verso-colour.of } тоже нет
verso-refused-joker-used = на поле нет карты «{ verso-colour } { $value }», а джокер { verso-colour.of } заменяет { $joker }
verso-refused-alone = рядом с картой «{ verso-colour } { $value }» нет соседнего числа: в серии не меньше двух чисел
verso-refused-joker-alone = джокер { verso-colour.of } лежит один: в серии не меньше двух карт

## Невозможные позиции

verso-start-duplicate = displays[{ $seatnumber }]: две такие карты: { $card }
verso-start-final-cards = final: только при пустой колоде
verso-start-final-missing = final: при пустой колоде остаются только последние серии, нужно true

## Позиция словами

verso-position-play = Ход: { $seat }.
verso-position-final = Колода пуста; { $seat } объявляет серию или пасует.
verso-position-over = { $count ->
    [1] Игра окончена; победа: { $winners }.
   *[other] Игра окончена; победу делят { $winners }.
}
verso-position-seat = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; { $cards }
verso-position-empty = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; карт нет
verso-position-pile = На колоде: { $card }; { $count ->
    [1] это последняя карта
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
verso-position-discards = { $count ->
    [0] Сброс пуст.
    [one] В сбросе { $count } карта.
    [few] В сбросе { $count } карты.
   *[many] В сбросе { $count } карт.
}

## Соло (V21)

verso-verdict = { $verdict ->
    [0] Очки: { $points }. До средних 35 не хватило.
    [35] Очки: { $points }. Средний результат достигнут.
    [40] Очки: { $points }. Выше среднего.
    [45] Очки: { $points }. Сильная игра.
    [50] Очки: { $points }. Очень сильная игра.
    [55] Очки: { $points }. Выдающаяся игра.
   *[60] Очки: { $points }. Легенда колоды! Рекорд самих авторов — 64.
}

## Варианты

verso-option-duplicate_draw = Карта, которая уже есть на поле
    .free = её можно взять, она идёт в сброс
    .must_flip = её можно только перевернуть
verso-option-joker_flip = Джокер соседа
    .only_card = переворачивается, если он один в масти
    .never = не переворачивается никогда
verso-option-square_again = Квадрат снова приносит очки
    .rebuilt = если распался и собран заново
    .after_bank = если с тех пор объявлена серия
verso-option-final_bank_flips = При последней серии соседи переворачивают карты
    .false = нет
    .true = да
verso-option-show_known_backs = Показывать, что известно об обороте
    .false = нет
    .true = да
