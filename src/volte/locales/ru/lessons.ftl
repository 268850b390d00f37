# Уроки: короткие позиции, в которые играют. Строки, а не абзацы; в названии не больше 40 знаков.

## Рамка
ui-learn = Учиться
ui-learn-game = Уроки: { $game }
page-lessons = { $count ->
    [one] Уроки: { $count } позиция для игры
    [few] Уроки: { $count } позиции для игры
   *[many] Уроки: { $count } позиций для игры
}
ui-lesson-all = Все позиции
ui-lesson-at = { $number } из { $count }
ui-lesson-progress = Позиция { $number } из { $count }, пройдено { $done }. Показать все
ui-lesson-loading = Карты сдаются…
ui-lesson-task = Задание
ui-lesson-done = пройдено
ui-lesson-hint = Подсказка
ui-lesson-next = Дальше
ui-lesson-again = Ещё раз
ui-lesson-right = Верно.
ui-lesson-other = Так можно, но задание в другом.
ui-lesson-rule = Правило
ui-lesson-all-done = Все позиции пройдены ({ $count }): можно играть в { $game }.
ui-lesson-play = Играть
ui-lesson-from-start = С начала

## Verso
lesson-verso-keep-title = Оставить
lesson-verso-keep-task = Возьмите верхнюю карту как лежит: море 4 подходит к вашему морю 3.
lesson-verso-keep-hint = Нажмите внизу «Оставить».
lesson-verso-keep-right = Море 3 и 4 лежат рядом. Ход — одно из трёх: оставить, перевернуть или объявить серию.
lesson-verso-keep-other = Если перевернуть, считается оборот. А здесь вам на поле нужно море 4.

lesson-verso-flip-title = Перевернуть
lesson-verso-flip-task = Небо 2 у вас уже есть, а повтор сразу уходит в сброс. Лучше возьмите оборот.
lesson-verso-flip-hint = «Перевернуть» переспрашивает: нажмите дважды.
lesson-verso-flip-right = Спереди 1 очко, на обороте 3. Что перевёрнуто, то перевёрнуто.
lesson-verso-flip-other = Второе небо 2 сразу ушло в сброс, и нового ничего не пришло.

lesson-verso-bank-title = Объявить серию
lesson-verso-bank-task = Море 3 и 4 идут подряд: это серия. Объявите её.
lesson-verso-bank-hint = Коснитесь подчёркнутых карт, потом «Ещё раз — объявить».
lesson-verso-bank-right = 4 очка. Море 1 в серию не входит: нет двойки. И после 6 единица не идёт.
lesson-verso-bank-other = Одной картой больше, но серия так и лежит. Объявите её.

lesson-verso-whole-run-title = Уходят только две
lesson-verso-whole-run-task = Наберите на суше как можно больше очков.
lesson-verso-whole-run-hint = В сброс всегда уходят две старшие карты серии, какой бы длинной она ни была.
lesson-verso-whole-run-right = 8 очков, а ушли только 3 и 4. Карты 1 и 2 — уже следующая серия.
lesson-verso-whole-run-other = Так очков меньше. Вся серия тоже обойдётся лишь в две карты.

lesson-verso-joker-title = Джокер на замену
lesson-verso-joker-task = Объявите небо 2–5. Четвёрки нет, зато есть джокер.
lesson-verso-joker-hint = Коснитесь 2, 3, джокера и 5.
lesson-verso-joker-right = 8 очков. Джокер стоит 1 и ушёл как четвёрка: старшими были 4 и 5.
lesson-verso-joker-other = Так очков меньше. С джокером вместо четвёрки серия идёт от 2 до 5.

lesson-verso-neighbour-title = Соседи переворачивают
lesson-verso-neighbour-task = И море, и суша принесут по 2 очка. Заодно испортите серию соседа.
lesson-verso-neighbour-hint = Каждый сосед переворачивает свою старшую карту масти, которую вы объявляете.
lesson-verso-neighbour-right = Море 6 перевёрнуто и лежит теперь в ряду неба. Из 5 и 6 ничего не выйдет.
lesson-verso-neighbour-other = Море 5 и 6 у соседа на месте. Серия моря задела бы их.

lesson-verso-lonely-joker-title = Одинокий джокер
lesson-verso-lonely-joker-task = Отнимите у соседа джокера. Джокер переворачивается, только если лежит один.
lesson-verso-lonely-joker-hint = В какой масти нет ничего, кроме джокера?
lesson-verso-lonely-joker-right = Джокер моря лежал один, и его пришлось перевернуть. Джокера суши защитила бы шестёрка.
lesson-verso-lonely-joker-other = Оба джокера на месте. Объявите ту масть, где джокер лежит один.

lesson-verso-square-title = Квадрат
lesson-verso-square-task = Три карты каждой масти — квадрат и сразу 7 очков. Соберите его.
lesson-verso-square-hint = Не хватает одной карты неба, и она лежит сверху.
lesson-verso-square-right = 7 очков, и ничего не уходит. Квадрат приносит их и не в ваш ход.
lesson-verso-square-other = Квадрата ещё нет: нужна третья карта неба.

lesson-verso-square-again-title = Ещё один квадрат
lesson-verso-square-again-task = Ваш квадрат собран и засчитан. Разбейте его: объявите море 1–3.
lesson-verso-square-again-hint = Снова приносит очки только квадрат, который успел распасться.
lesson-verso-square-again-right = 5 очков, и в море осталось две карты. Соперник берёт карту.
lesson-verso-square-again-other = Не совсем: нужна была вся серия, море 1–3.
lesson-verso-square-again-2-task = Сверху море 6. Соберите квадрат снова.
lesson-verso-square-again-2-hint = Хватит третьей карты моря.
lesson-verso-square-again-2-right = Снова 7 очков. Разбивать и собирать можно сколько угодно.
lesson-verso-square-again-2-other = Это было не море 6. Если бы вы его оставили, квадрат собрался бы снова.

lesson-verso-last-card-title = Последняя карта
lesson-verso-last-card-task = Кто берёт последнюю карту, заканчивает игру. Успейте до этого объявить целую серию.
lesson-verso-last-card-hint = В конце каждый может объявить ещё раз. Значит, одну серию сейчас, другую потом.
lesson-verso-last-card-right = Очки ваши. Последнюю карту берёт соперник.
lesson-verso-last-card-other = Это не всё: сначала одна целая серия, в конце другая.
lesson-verso-last-card-2-task = Колода пуста. Объявите последнюю серию.
lesson-verso-last-card-2-hint = Одна у вас ещё есть; коснитесь подчёркнутых карт.
lesson-verso-last-card-2-right = Две серии вместо одной, всего 9 очков. В самом конце соседи карт не переворачивают.
lesson-verso-last-card-2-other = Очки остались на столе. Объявите всю серию: больше беречь нечего.

## VERSA
lesson-versa-colour-title = Тот же цвет
lesson-versa-colour-task = Открыта зелёная 7. Положите карту того же цвета.
lesson-versa-colour-hint = Коснитесь карты, потом ещё раз.
lesson-versa-colour-right = Тот же цвет подходит всегда. Кто первым останется без карт, выиграет раунд.
lesson-versa-colour-other = Карта взята. А ведь зелёная 2 подходила, и от карт лучше избавляться.

lesson-versa-number-beside-title = Число рядом
lesson-versa-number-beside-task = То же число и соседнее тоже подходят, любого цвета. Положите карту на жёлтую 9.
lesson-versa-number-beside-hint = Рядом с 9 только 8.
lesson-versa-number-beside-right = Красная 8 рядом с жёлтой 9. Только 9 и 1 не соседи.
lesson-versa-number-beside-other = Карта взята. А ведь одна из ваших подходила: 8 рядом с 9.

lesson-versa-draw-title = Взять карту
lesson-versa-draw-task = Открыта зелёная 7, и ничего не подходит. Возьмите карту.
lesson-versa-draw-hint = Нужная кнопка — в самом низу.
lesson-versa-draw-right = Берут одну карту, не больше.
lesson-versa-draw-2-task = Новая карта подходит. Положите её сразу.
lesson-versa-draw-2-hint = Она отмечена точкой: зелёная 3.
lesson-versa-draw-2-right = Взяв карту, можно положить любую подходящую или закончить ход.
lesson-versa-draw-2-other = Так можно, но зелёная 3 ушла бы сразу.

lesson-versa-bonus-title = Бонусный ход
lesson-versa-bonus-task = То же число другого цвета даёт бонусный ход. Получите его.
lesson-versa-bonus-hint = Открыта красная 4.
lesson-versa-bonus-right = Бонусный ход! Вы ходите ещё раз.
lesson-versa-bonus-other = Бонуса нет: число должно быть то же, а цвет другой.
lesson-versa-bonus-2-task = Положите в бонусном ходе ещё одну карту.
lesson-versa-bonus-2-hint = Теперь действует синий.
lesson-versa-bonus-2-right = Две карты за ход. В бонусном ходе карт не берут.
lesson-versa-bonus-2-other = Ход окончен. А могла уйти ещё одна карта.

lesson-versa-special-title = На особую карту
lesson-versa-special-task = На красный Блок число ложится, только если оно красное. Какая ваша карта подходит?
lesson-versa-special-hint = Особая карта ложится и на такую же особую.
lesson-versa-special-right = Блок на Блок, любого цвета. Следующий игрок пропускает ход.
lesson-versa-special-other = Карта взята. А ведь одна подходила: особая на такую же.

lesson-versa-core-title = Ядро
lesson-versa-core-task = Подходит только Ядро. Положите его и назовите цвет, которого у вас больше всего.
lesson-versa-core-hint = Коснитесь его, потом выберите цвет внизу.
lesson-versa-core-right = Теперь действует синий, а синих у вас три. Нельзя только класть Ядро на Ядро.
lesson-versa-core-other = Так можно, но больше всего у вас синих карт.

lesson-versa-pull-title = Магнит
lesson-versa-pull-task = На вас Магнит: без ответа возьмёте 2. Передайте его дальше.
lesson-versa-pull-hint = Против Магнита помогает только Магнит, любого цвета. Ядро не поможет.
lesson-versa-pull-right = Уже 4. Следующий тоже кладёт Магнит или берёт все сразу.
lesson-versa-pull-other = Двумя картами больше, и ход окончен. Вас спас бы зелёный Магнит.

lesson-versa-lock-title = Замок
lesson-versa-lock-task = Замок на зелёном: положите зелёную карту, иначе возьмёте 2.
lesson-versa-lock-hint = Ядро и Торнадо его не снимают.
lesson-versa-lock-right = Замок снят. Под ним годится только карта этого цвета, число или особая.
lesson-versa-lock-other = Двумя картами больше. Зелёная 8 сняла бы Замок.

lesson-versa-boost-title = Рывок
lesson-versa-boost-task = У вас две карты. Выиграйте этим ходом.
lesson-versa-boost-hint = Рывок даёт бонусный ход. С чего начать?
lesson-versa-boost-right = Бонусный ход! Осталась одна карта.
lesson-versa-boost-other = Так можно, но дальше ходят другие. Начните с Рывка, и уйдут обе карты.
lesson-versa-boost-2-task = А теперь последняя.
lesson-versa-boost-2-hint = Синее ложится на синее.
lesson-versa-boost-2-right = Победа. Последней может быть любая карта, даже особая; действовать ей уже незачем.
lesson-versa-boost-2-other = Ход окончен. А синяя 6 принесла бы победу.

lesson-versa-for-two-title = Вдвоём
lesson-versa-for-two-task = У соперника осталась одна карта. Не дайте ему походить.
lesson-versa-for-two-hint = Вдвоём после Блока или Разворота снова ходите вы.
lesson-versa-for-two-right = Он пропускает ход, снова ходите вы.
lesson-versa-for-two-other = Теперь ходит он. После Блока снова ходили бы вы.
lesson-versa-for-two-2-task = Положите последнюю карту.
lesson-versa-for-two-2-hint = Жёлтое ложится на жёлтое.
lesson-versa-for-two-2-right = Победа. Это был обычный ход, не бонусный: без подходящей карты пришлось бы брать.
lesson-versa-for-two-2-other = Карта взята. А ведь последняя ваша карта подходила.

lesson-versa-all-title = Всем
lesson-versa-all-task = У следующего игрока одна карта. Пусть станет больше.
lesson-versa-all-hint = На карте «Всем» стоит +1.
lesson-versa-all-right = Все остальные берут по карте. Бонусного хода это не даёт.
lesson-versa-all-other = У следующего всё ещё одна карта. «Всем» добавила бы вторую.

## Reversis
lesson-reversis-follow-title = Ходить в масть
lesson-reversis-follow-task = Зашли с пик. У кого есть пики, тот кладёт пику.
lesson-reversis-follow-hint = Коснитесь карты, потом ещё раз.
lesson-reversis-follow-right = Взятку берёт старшая карта масти захода. Здесь это валет.

lesson-reversis-under-title = Не перебивать
lesson-reversis-under-task = Взятки обычно невыгодны. Не перебивайте валета, но положите карту постарше.
lesson-reversis-under-hint = Король старше валета. А младшие карты ещё пригодятся.
lesson-reversis-under-right = Взятки нет, и опасной девятки тоже. Во взятках туз стоит 4, король 3, дама 2, валет 1.
lesson-reversis-under-other = Лучше была девятка: король берёт взятку, а тройка ещё раз выручит потом.

lesson-reversis-throw-off-title = Сбросить
lesson-reversis-throw-off-task = Бубен у вас нет, и сбросить можно любую карту. Какую выгоднее?
lesson-reversis-throw-off-hint = За сброшенного туза вам платит тот, кто берёт взятку.
lesson-reversis-throw-off-right = Вам 1 фишка, а 4 очка туза достались другому.
lesson-reversis-throw-off-other = Здесь можно было избавиться от туза и получить 1 фишку.

lesson-reversis-forced-ace-title = Придержать туза
lesson-reversis-forced-ace-task = Зашли с пик. Сыграйте так, чтобы не платить.
lesson-reversis-forced-ace-hint = Туз масти, с которой зашёл другой, стоит 1 фишку.
lesson-reversis-forced-ace-right = Ни платы, ни взятки. Сбросьте туза, когда у вас кончится какая-нибудь масть.
lesson-reversis-forced-ace-other = За туза платят, даже если была карта младше: 1 тому, кто зашёл. И взятка тоже ваша.

lesson-reversis-exchange-title = Обмен
lesson-reversis-exchange-task = Туз бубен — самая дорогая карта после Кинолы. Обменяйте его на карту перед вами.
lesson-reversis-exchange-hint = Коснитесь туза, потом «Обмен» и ещё раз для подтверждения.
lesson-reversis-exchange-right = Туз лежит в сносе рубашкой вверх. Что пришло взамен, видно только потом.
lesson-reversis-exchange-other = Обменять можно любую карту или оставить все. Но тогда туз бубен остаётся у вас.

lesson-reversis-guard-title = Беречь Кинолу
lesson-reversis-guard-task = Зашли с червей, а у вас Кинола. Сыграйте так, чтобы не платить.
lesson-reversis-guard-hint = Кинолу берегут младшие червы. Одна у вас есть.
lesson-reversis-guard-right = Спасено. Положенная на черву, она стоит 10; двое других платят ещё по 5, и в банк идёт доплата.
lesson-reversis-guard-other = Дорого: 10 тому, кто зашёл, ещё по 5 ему от двух других, и банк удваивается за ваш счёт.

lesson-reversis-quinola-title = Кинола и банк
lesson-reversis-quinola-task = Треф у вас нет. В банке 25 фишек. Заберите их.
lesson-reversis-quinola-hint = Кто сбрасывает Кинолу, выигрывает банк.
lesson-reversis-quinola-right = Банк ваш, и ещё 5 платит тот, кто берёт взятку. Ни одна карта не приносит больше.
lesson-reversis-quinola-other = Банк на месте. Сбросить Кинолу удаётся редко.

lesson-reversis-opposite-title = Напротив — вдвое
lesson-reversis-opposite-task = Эту взятку берёт игрок напротив. Сбросьте то, что принесёт больше всего.
lesson-reversis-opposite-hint = Туз приносит 1, туз бубен 2, а напротив всё вдвое.
lesson-reversis-opposite-right = 2 за туза бубен, напротив вдвое: 4 фишки.
lesson-reversis-opposite-other = Можно было больше: туз бубен здесь приносит 4.

lesson-reversis-hunt-title = Охота на Кинолу
lesson-reversis-hunt-task = Десятая взятка. У игрока напротив Кинола, других червей больше нет. Вытяните её.
lesson-reversis-hunt-hint = У кого одна черва, тот должен положить её на вашу.
lesson-reversis-hunt-right = 10, напротив вдвое, в двух последних взятках ещё раз вдвое: 40. И по 10 от двух других.
lesson-reversis-hunt-other = На эту масть Кинолу класть не обязаны. Зайдите с червы.

lesson-reversis-partie-title = Партия
lesson-reversis-partie-task = У вас меньше всех очков. Больше не берите взяток: с чего зайти?
lesson-reversis-partie-hint = Пик больше ни у кого нет, а бубны у всех старше.
lesson-reversis-partie-right = Взятку берёт другой и заходит с треф.
lesson-reversis-partie-other = Король берёт взятку, ведь пик больше ни у кого нет: 3 очка вам.
lesson-reversis-partie-2-task = Сбросьте короля.
lesson-reversis-partie-2-hint = Это ваша последняя карта.
lesson-reversis-partie-2-right = Меньше всех очков: партия ваша. Цена — 4 и очки сноса, здесь 7, напротив вдвое.

lesson-reversis-break-title = Сорвать реверсис
lesson-reversis-break-task = Сосед справа взял все девять взяток и должен взять все одиннадцать. Помешайте ему.
lesson-reversis-break-hint = На этот раз взятка нужна вам.
lesson-reversis-break-right = Сорвано: вам 64 фишки. За туза больше ничего не платят.
lesson-reversis-break-other = Он берёт дальше, и платить пришлось бы всем вам. Ваш туз остановил бы его.
