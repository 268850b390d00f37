# Lektionen: kurze Stellungen zum Selberspielen. Zeilen, keine Absätze; der Titel hat höchstens 40 Zeichen.

## Der Rahmen
ui-learn = Lernen
ui-learn-game = { $game } lernen
page-lessons = { $count ->
    [one] Lernen: { $count } Stellung zum Spielen
   *[other] Lernen: { $count } Stellungen zum Spielen
}
ui-lesson-all = Alle Stellungen
ui-lesson-at = { $number } von { $count }
ui-lesson-progress = Stellung { $number } von { $count }, { $done } geschafft. Alle zeigen
ui-lesson-loading = Die Karten werden gegeben …
ui-lesson-task = Aufgabe
ui-lesson-done = geschafft
ui-lesson-hint = Tipp
ui-lesson-next = Weiter
ui-lesson-again = Noch einmal
ui-lesson-right = Richtig.
ui-lesson-other = Erlaubt, aber nicht gesucht.
ui-lesson-rule = Regel
ui-lesson-all-done = Alle { $count } Stellungen geschafft: Du kannst { $game } spielen.
ui-lesson-play = Jetzt spielen
ui-lesson-from-start = Von vorn

## Verso
lesson-verso-keep-title = Behalten
lesson-verso-keep-task = Nimm die oberste Karte, wie sie liegt: Meer 4 passt zu deiner Meer 3.
lesson-verso-keep-hint = Unten auf „Behalten“ tippen.
lesson-verso-keep-right = Meer 3 und 4 liegen nebeneinander. Ein Zug ist eines von dreien: behalten, wenden oder kassieren.
lesson-verso-keep-other = Gewendet gilt die Rückseite. Hier soll die Meer 4 in deine Auslage.

lesson-verso-flip-title = Wenden
lesson-verso-flip-task = Himmel 2 hast du schon, ein Doppel geht sofort ab. Nimm lieber die Rückseite.
lesson-verso-flip-hint = „Wenden“ fragt nach: zweimal tippen.
lesson-verso-flip-right = Vorn 1 Punkt, hinten 3. Was gewendet ist, bleibt gewendet.
lesson-verso-flip-other = Die zweite Himmel 2 ging sofort ab, du hast nichts Neues.

lesson-verso-bank-title = Kassieren
lesson-verso-bank-task = Meer 3 und 4 folgen aufeinander, das ist eine Reihe. Kassiere sie.
lesson-verso-bank-hint = Unterstrichene Karten antippen, dann „Nochmal: kassieren“.
lesson-verso-bank-right = 4 Punkte. Die Meer 1 gehörte nicht dazu, weil die 2 fehlt; auf 6 folgt auch keine 1.
lesson-verso-bank-other = Eine Karte mehr, aber die Reihe liegt noch da. Kassiere sie.

lesson-verso-whole-run-title = Nur zwei gehen ab
lesson-verso-whole-run-task = Hol mit Land so viele Punkte wie möglich.
lesson-verso-whole-run-hint = Ab gehen immer die zwei höchsten der Reihe, egal wie lang sie ist.
lesson-verso-whole-run-right = 8 Punkte, und nur die 3 und die 4 gingen ab. 1 und 2 sind schon die nächste Reihe.
lesson-verso-whole-run-other = Das bringt weniger. Die ganze Reihe kostet auch nur zwei Karten.

lesson-verso-joker-title = Der Joker springt ein
lesson-verso-joker-task = Kassiere Himmel 2 bis 5. Die 4 fehlt dir, aber du hast den Joker.
lesson-verso-joker-hint = 2, 3, Joker und 5 antippen.
lesson-verso-joker-right = 8 Punkte. Der Joker zählt 1 und ging als 4 mit ab, denn 4 und 5 waren die höchsten.
lesson-verso-joker-other = Das bringt weniger. Mit dem Joker als 4 reicht die Reihe von 2 bis 5.

lesson-verso-neighbour-title = Die Nachbarn wenden
lesson-verso-neighbour-task = Meer oder Land, beides bringt dir 2. Zerstör dabei die Reihe deines Nachbarn.
lesson-verso-neighbour-hint = Jeder Nachbar wendet seine höchste Karte der Farbe, die du kassierst.
lesson-verso-neighbour-right = Seine Meer 6 liegt jetzt gewendet beim Himmel. Aus 5 und 6 wird nichts.
lesson-verso-neighbour-other = Seine Reihe Meer 5 und 6 steht noch. Mit Meer hättest du sie getroffen.

lesson-verso-lonely-joker-title = Der einsame Joker
lesson-verso-lonely-joker-task = Nimm dem Nachbarn einen Joker. Gewendet wird ein Joker nur, wenn er allein liegt.
lesson-verso-lonely-joker-hint = In welcher Farbe hat er nur den Joker?
lesson-verso-lonely-joker-right = Sein Meer-Joker lag allein und musste gewendet werden. Beim Land hätte die 6 ihn geschützt.
lesson-verso-lonely-joker-other = Beide Joker liegen noch da. Kassiere die Farbe, in der er nur den Joker hat.

lesson-verso-square-title = Das Quadrat
lesson-verso-square-task = Drei Karten jeder Farbe sind ein Quadrat und bringen sofort 7. Mach es voll.
lesson-verso-square-hint = Dir fehlt eine Karte Himmel, und eine liegt oben.
lesson-verso-square-right = 7 Punkte, und nichts geht ab. Es zählt auch, wenn du gar nicht am Zug bist.
lesson-verso-square-other = Noch kein Quadrat: Dir fehlt eine dritte Karte Himmel.

lesson-verso-square-again-title = Noch ein Quadrat
lesson-verso-square-again-task = Dein Quadrat steht und hat schon gezählt. Zerbrich es: Kassiere Meer 1 bis 3.
lesson-verso-square-again-hint = Erst ein zerbrochenes Quadrat kann noch einmal zählen.
lesson-verso-square-again-right = 5 Punkte, und Meer hat nur noch zwei Karten. Dein Gegner zieht.
lesson-verso-square-again-other = Nicht ganz: Gesucht war die ganze Reihe Meer 1 bis 3.
lesson-verso-square-again-2-task = Oben liegt Meer 6. Bau das Quadrat wieder auf.
lesson-verso-square-again-2-hint = Eine dritte Karte Meer genügt.
lesson-verso-square-again-2-right = Wieder 7 Punkte. Zerbrechen und aufbauen, so oft du willst.
lesson-verso-square-again-2-other = Das war nicht Meer 6. Behalten hätte das Quadrat wieder voll gemacht.

lesson-verso-last-card-title = Die letzte Karte
lesson-verso-last-card-task = Wer die letzte Karte nimmt, beendet das Spiel. Hol vorher noch eine ganze Reihe.
lesson-verso-last-card-hint = Am Ende darf jeder noch einmal kassieren. Also jetzt eine Reihe, dann die andere.
lesson-verso-last-card-right = Punkte geholt. Dein Gegner nimmt die letzte Karte.
lesson-verso-last-card-other = Das war nicht alles: Erst eine ganze Reihe, am Schluss die andere.
lesson-verso-last-card-2-task = Der Stapel ist leer. Kassiere deine letzte Reihe.
lesson-verso-last-card-2-hint = Du hast noch eine; unterstrichene Karten antippen.
lesson-verso-last-card-2-right = Zwei Reihen statt einer, zusammen 9 Punkte. Jetzt am Schluss wendet kein Nachbar mehr.
lesson-verso-last-card-2-other = Das lässt Punkte liegen. Kassiere die ganze Reihe, jetzt zählt nichts anderes mehr.

## VERSA
lesson-versa-colour-title = Gleiche Farbe
lesson-versa-colour-task = Offen liegt Grün 7. Leg eine Karte derselben Farbe.
lesson-versa-colour-hint = Karte antippen, dann noch einmal antippen.
lesson-versa-colour-right = Gleiche Farbe passt immer. Wer zuerst keine Karte mehr hat, gewinnt die Runde.
lesson-versa-colour-other = Gezogen. Grün 2 hätte gepasst, und du willst Karten loswerden.

lesson-versa-number-beside-title = Die Zahl daneben
lesson-versa-number-beside-task = Auch die gleiche Zahl und die Zahl daneben passen, in jeder Farbe. Leg auf Gelb 9.
lesson-versa-number-beside-hint = Neben der 9 liegt nur die 8.
lesson-versa-number-beside-right = Rot 8 liegt neben Gelb 9. Nur 9 und 1 sind keine Nachbarn.
lesson-versa-number-beside-other = Gezogen. Dabei passt eine deiner Karten: Eine 8 liegt neben der 9.

lesson-versa-draw-title = Ziehen
lesson-versa-draw-task = Grün 7 liegt offen, und nichts passt. Zieh eine Karte.
lesson-versa-draw-hint = Der Knopf dafür ist ganz unten.
lesson-versa-draw-right = Gezogen wird eine Karte, nicht mehr.
lesson-versa-draw-2-task = Die neue Karte passt. Leg sie gleich.
lesson-versa-draw-2-hint = Sie trägt einen Punkt: Grün 3.
lesson-versa-draw-2-right = Nach dem Ziehen darfst du irgendeine passende Karte legen, oder den Zug beenden.
lesson-versa-draw-2-other = Das darfst du, aber Grün 3 wärst du gleich wieder losgeworden.

lesson-versa-bonus-title = Bonuszug
lesson-versa-bonus-task = Die gleiche Zahl in einer anderen Farbe gibt einen Bonuszug. Hol ihn dir.
lesson-versa-bonus-hint = Offen liegt Rot 4.
lesson-versa-bonus-right = Bonuszug! Du bist noch einmal dran.
lesson-versa-bonus-other = Kein Bonuszug: Dafür muss die Zahl gleich und die Farbe anders sein.
lesson-versa-bonus-2-task = Leg im Bonuszug noch eine Karte.
lesson-versa-bonus-2-hint = Jetzt gilt Blau.
lesson-versa-bonus-2-right = Zwei Karten in einem Zug. Gezogen wird im Bonuszug nie.
lesson-versa-bonus-2-other = Beendet. Du hättest noch eine Karte loswerden können.

lesson-versa-special-title = Auf eine Sonderkarte
lesson-versa-special-task = Auf den roten Block passt eine Zahl nur in Rot. Was von deinen Karten passt?
lesson-versa-special-hint = Eine Sonderkarte passt auch auf eine von ihrer Art.
lesson-versa-special-right = Block auf Block, in jeder Farbe. Der Nächste setzt aus.
lesson-versa-special-other = Gezogen. Dabei passt eine: Sonderkarte auf die gleiche Art.

lesson-versa-core-title = Farbkern
lesson-versa-core-task = Nur der Farbkern passt. Leg ihn und nenne die Farbe, von der du am meisten hast.
lesson-versa-core-hint = Antippen, dann unten die Farbe wählen.
lesson-versa-core-right = Jetzt gilt Blau, und davon hast du drei. Nur auf einen Farbkern darf kein zweiter.
lesson-versa-core-other = Das geht. Von Blau hast du aber am meisten.

lesson-versa-pull-title = Sog
lesson-versa-pull-task = Ein Sog trifft dich: 2 ziehen, wenn du nichts tust. Gib ihn weiter.
lesson-versa-pull-hint = Auf einen Sog hilft nur ein Sog, in jeder Farbe. Der Farbkern nicht.
lesson-versa-pull-right = Zusammen 4. Der Nächste legt auch einen Sog oder zieht alle auf einmal.
lesson-versa-pull-other = Zwei Karten mehr, und dein Zug ist vorbei. Dein grüner Sog hätte dich gerettet.

lesson-versa-lock-title = Farbsperre
lesson-versa-lock-task = Farbsperre auf Grün: Leg Grün, sonst ziehst du 2.
lesson-versa-lock-hint = Farbkern und Tornado heben sie nicht auf.
lesson-versa-lock-right = Die Sperre ist weg. Unter ihr hilft nur genau diese Farbe, ob Zahl oder Sonderkarte.
lesson-versa-lock-other = Zwei Karten mehr. Grün 8 hätte die Sperre aufgehoben.

lesson-versa-boost-title = Schub
lesson-versa-boost-task = Du hast noch zwei Karten. Gewinne in diesem Zug.
lesson-versa-boost-hint = Ein Schub gibt einen Bonuszug. Womit fängst du also an?
lesson-versa-boost-right = Bonuszug! Eine Karte hast du noch.
lesson-versa-boost-other = Das geht, aber dann sind die anderen dran. Mit dem Schub zuerst gehen beide Karten weg.
lesson-versa-boost-2-task = Und jetzt die letzte.
lesson-versa-boost-2-hint = Blau passt auf Blau.
lesson-versa-boost-2-right = Gewonnen. Die letzte Karte darf jede sein, auch eine Sonderkarte; wirken muss sie nicht mehr.
lesson-versa-boost-2-other = Beendet. Mit Blau 6 hättest du gewonnen.

lesson-versa-for-two-title = Zu zweit
lesson-versa-for-two-task = Dein Gegner hat nur noch eine Karte. Lass ihn nicht mehr an die Reihe.
lesson-versa-for-two-hint = Zu zweit bist du nach Block oder Kehrtwende gleich wieder dran.
lesson-versa-for-two-right = Er setzt aus, du bist wieder dran.
lesson-versa-for-two-other = Jetzt ist er an der Reihe. Nach dem Block wärst du wieder dran gewesen.
lesson-versa-for-two-2-task = Leg deine letzte Karte.
lesson-versa-for-two-2-hint = Gelb passt auf Gelb.
lesson-versa-for-two-2-right = Gewonnen. Das war ein gewöhnlicher Zug, kein Bonuszug: Ohne passende Karte hättest du gezogen.
lesson-versa-for-two-2-other = Gezogen. Dabei passt deine letzte Karte.

lesson-versa-all-title = Alle
lesson-versa-all-task = Der Nächste hat nur noch eine Karte. Sorg dafür, dass es mehr werden.
lesson-versa-all-hint = „Alle“ trägt +1.
lesson-versa-all-right = Alle anderen ziehen eine Karte. Einen Bonuszug gibt das nicht.
lesson-versa-all-other = Er hat noch immer eine Karte. Mit „Alle“ wären es zwei.

## Reversis
lesson-reversis-follow-title = Bedienen
lesson-reversis-follow-task = Pik ist ausgespielt. Wer Pik hat, muss Pik legen.
lesson-reversis-follow-hint = Karte antippen, dann noch einmal antippen.
lesson-reversis-follow-right = Die höchste Karte der ausgespielten Farbe macht den Stich. Hier ist es der Bube.

lesson-reversis-under-title = Drunter bleiben
lesson-reversis-under-task = Stiche bringen Punkte, und Punkte sind schlecht. Bleib unter dem Buben, mit der höchsten Karte, die geht.
lesson-reversis-under-hint = Der König wäre höher als der Bube. Kleine Karten brauchst du später.
lesson-reversis-under-right = Kein Stich, und die gefährlichere 9 bist du los. In Stichen zählen Ass 4, König 3, Dame 2, Bube 1.
lesson-reversis-under-other = Die 9 war besser: Der König macht den Stich, und die 3 rettet dich später noch einmal.

lesson-reversis-throw-off-title = Abwerfen
lesson-reversis-throw-off-task = Du hast kein Karo und darfst irgendeine Karte abwerfen. Welche bringt etwas ein?
lesson-reversis-throw-off-hint = Für ein abgeworfenes Ass zahlt dir, wer den Stich macht.
lesson-reversis-throw-off-right = 1 Chip für dich, und die 4 Punkte des Asses hat ein anderer.
lesson-reversis-throw-off-other = Das Ass wärst du hier losgeworden, gegen 1 Chip.

lesson-reversis-forced-ace-title = Das Ass zurückhalten
lesson-reversis-forced-ace-task = Pik ist ausgespielt. Leg so, dass du nicht zahlen musst.
lesson-reversis-forced-ace-hint = Ein Ass in der Farbe, die ein anderer ausspielt, kostet 1.
lesson-reversis-forced-ace-right = Nichts bezahlt, kein Stich. Das Ass wirfst du ab, wenn du eine Farbe nicht hast.
lesson-reversis-forced-ace-other = Auch wer eine kleinere hatte, zahlt für das Ass: 1 an den, der ausspielte. Dazu kommt der Stich.

lesson-reversis-exchange-title = Der Tausch
lesson-reversis-exchange-task = Das Karo-Ass ist die teuerste Karte nach der Quinola. Tausch es gegen die Karte vor dir.
lesson-reversis-exchange-hint = Das Ass antippen, dann „tauschen“; zum Bestätigen noch einmal.
lesson-reversis-exchange-right = Das Ass liegt verdeckt im Talon. Was du dafür bekamst, sahst du erst danach.
lesson-reversis-exchange-other = Erlaubt ist jede Karte, und behalten auch. Dann bleibt dir aber das Karo-Ass.

lesson-reversis-guard-title = Die Quinola hüten
lesson-reversis-guard-task = Herz ist ausgespielt, und du hast die Quinola. Leg so, dass es nichts kostet.
lesson-reversis-guard-hint = Kleine Herz schützen die Quinola. Du hast eine.
lesson-reversis-guard-right = Gerettet. Auf Herz kostet sie 10, von den anderen zweien je 5 dazu, und einen Zuschlag in den Pot.
lesson-reversis-guard-other = Teuer: 10 an den, der ausspielte, von den anderen je 5, und der Pot verdoppelt sich auf deine Kosten.

lesson-reversis-quinola-title = Quinola und Pot
lesson-reversis-quinola-task = Du hast kein Kreuz. Im Pot liegen 25. Hol sie dir.
lesson-reversis-quinola-hint = Wer die Quinola abwirft, gewinnt den Pot.
lesson-reversis-quinola-right = Der Pot gehört dir, und 5 zahlt, wer den Stich macht. So viel bringt keine andere Karte.
lesson-reversis-quinola-other = Der Pot liegt noch da. Die Quinola abzuwerfen, gelingt nicht oft.

lesson-reversis-opposite-title = Gegenüber zählt doppelt
lesson-reversis-opposite-task = Den Stich macht der Spieler dir gegenüber. Wirf ab, was am meisten einbringt.
lesson-reversis-opposite-hint = Ein Ass bringt 1, das Karo-Ass 2, und gegenüber ist alles doppelt.
lesson-reversis-opposite-right = 2 für das Karo-Ass, gegenüber mal zwei: 4 Chips.
lesson-reversis-opposite-other = Da war mehr drin: Das Karo-Ass bringt hier 4.

lesson-reversis-hunt-title = Jagd auf die Quinola
lesson-reversis-hunt-task = Der zehnte Stich. Gegenüber sitzt die Quinola, sonst ist kein Herz mehr da. Hol sie heraus.
lesson-reversis-hunt-hint = Wer nur ein Herz hat, muss es auf dein Herz legen.
lesson-reversis-hunt-right = 10, gegenüber mal zwei, in den letzten zwei Stichen noch einmal: 40. Und 10 von jedem anderen.
lesson-reversis-hunt-other = Auf diese Farbe kann die Quinola abgeworfen werden und gewinnt den Pot. Spiel Herz aus.

lesson-reversis-partie-title = Die Partie
lesson-reversis-partie-task = Du hast am wenigsten Punkte. Mach keinen Stich mehr: Was spielst du aus?
lesson-reversis-partie-hint = Pik hat sonst niemand mehr, Karo jeder eine höhere.
lesson-reversis-partie-right = Jemand anders macht den Stich und spielt Kreuz aus.
lesson-reversis-partie-other = Der König macht den Stich, denn Pik hat sonst niemand: 3 Punkte für dich.
lesson-reversis-partie-2-task = Wirf den König ab.
lesson-reversis-partie-2-hint = Es ist deine letzte Karte.
lesson-reversis-partie-2-right = Am wenigsten Punkte: Die Partie ist dein. Sie zählt 4 und den Talon, hier 7, gegenüber doppelt.

lesson-reversis-break-title = Den Reversis brechen
lesson-reversis-break-task = Dein rechter Nachbar hat alle neun Stiche und muss nun alle elf machen. Verhindere es.
lesson-reversis-break-hint = Diesmal willst du den Stich.
lesson-reversis-break-right = Gebrochen: 64 Chips für dich. Für das Ass wird jetzt nichts mehr gezahlt.
lesson-reversis-break-other = Er macht weiter alle Stiche und bekommt von euch allen Chips. Dein Ass hätte ihn gestoppt.
