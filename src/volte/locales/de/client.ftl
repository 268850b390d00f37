# Der Browser: alles, was Bildschirme selbst sagen. Ereignisse und Gründe stehen bei ihren Spielen.

## Überall
ui-close = Schließen
ui-back = Zurück
ui-menu = Menü
ui-yes = ja
ui-no = nein
ui-or = { $head } oder { $last }
ui-headed = { $head }:
ui-range = { $low } bis { $high }
ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-seconds = { $seconds } s
ui-settings = Einstellungen
ui-language = Sprache
ui-language-de = Deutsch
ui-language-en = English
ui-language-ja = 日本語
ui-language-ru = Русский
ui-light = Hell oder dunkel
ui-light-auto = wie das Gerät
ui-light-light = hell
ui-light-dark = dunkel
ui-switch-light = Auf hell
ui-switch-dark = Auf dunkel
ui-sound = Leiser Ton, wenn ich dran bin
ui-vibrate = Vibrieren, wenn ich dran bin
ui-confirm = Züge ohne Zurück
ui-confirm-taps = zweimal tippen
ui-confirm-drag = ziehen oder tippen
ui-your-name = Dein Name
ui-name = Name
ui-error-network = Der Server ist nicht zu erreichen. Nichts ist verloren; gleich noch einmal versuchen.
ui-error-server = Das hat nicht geklappt. Nichts ist verloren; gleich noch einmal versuchen.
ui-error-missing = Das gibt es hier nicht (mehr).

## Start
ui-motto =
    Ein Kartenzimmer,
    das euch gehört.
ui-idea-verso = Jede Karte hat zwei Seiten. Du siehst nur eine.
ui-idea-versa = Ablegen, solange etwas passt. Farbe, Zahl oder Nachbarzahl.
ui-idea-reversis = Stiche meiden, Asse loswerden, die Quinola hüten.
ui-idea-short-verso = Jede Karte hat zwei Seiten.
ui-idea-short-versa = Ablegen, solange etwas passt.
ui-idea-short-reversis = Stiche und Asse meiden.
ui-open-room = Zimmer öffnen
ui-play-alone = Allein spielen
ui-alone = Allein
ui-rules = Regeln
ui-rules-all = Alle Regeln, mit Beispielen
ui-my-data = Meine Daten
ui-code-got = Code bekommen?
ui-code-form = Ein Code hat vier Buchstaben und zwei Ziffern.
ui-join = Beitreten
ui-join-in = Mitspielen
ui-join-next = Beim nächsten Spiel mitspielen
ui-rooms-free = Noch frei: { $count } Zimmer
ui-ready = Verbindung bereit
ui-promise = Kein Konto, keine Werbung. Die Mischung lässt sich nachprüfen.
ui-own-rooms = Deine Zimmer
ui-close-room = Zimmer schließen
ui-close-room-of = Zimmer { $code } schließen
ui-close-room-more = Außer dir ist niemand darin. Ein Spiel, das noch läuft, endet ohne Ergebnis.
ui-seats = { $low ->
    [one] { $low } bis { $high } Personen
   *[other] { $low } bis { $high } Personen
}

## Zimmer und Verbindung
ui-room = Zimmer { $code }
ui-room-of = Zimmer für { $game }
ui-game-unknown = Dieses Zimmer spielt { $game }; das kennt diese Seite noch nicht. Bitte neu laden.
ui-to-start = Zur Startseite
ui-connecting = Verbindung wird gesucht
ui-try-now = Jetzt versuchen
ui-back-again = { $count ->
    [one] Wieder da. Inzwischen gab es einen Zug.
   *[other] Wieder da. Inzwischen gab es { $count } Züge.
}
ui-paused-host = Pause
ui-paused-restart = Der Server ist wieder da und wartet auf euch
ui-paused-empty = Es ist niemand da
ui-go-on = Weiter
ui-go-on-here = Hier weiterspielen
ui-link-replaced = Das Zimmer ist anderswo offen
ui-link-replaced-more = Du hast es in einem anderen Fenster oder auf einem anderen Gerät geöffnet. Dort geht es weiter.
ui-link-closed = Das Zimmer ist geschlossen
ui-link-closed-more = Die Aufzeichnungen deiner Spiele stehen unter „Meine Daten“.
ui-link-removed = Du bist nicht mehr in diesem Zimmer
ui-link-removed-more = Die Gastgeberin oder der Gastgeber hat den Platz freigemacht.
ui-link-missing = Dieses Zimmer gibt es nicht
ui-link-missing-more = Vielleicht ist der Code vertippt, oder das Zimmer ist schon geschlossen.

## Lobby
ui-code = Code
ui-qr = QR-Code des Links
ui-link = Link
ui-copy = Kopieren
ui-copied = Kopiert
ui-copy-marked = Der Link ist markiert: jetzt mit Strg+C oder langem Druck kopieren.
ui-share = Link teilen
ui-share-hint = Wer den Link öffnet, sitzt am Tisch. Wer später kommt, sieht zu und spielt das nächste Spiel mit.
ui-local-only = Dieser Link geht nur auf diesem Rechner. Für andere den Server mit --host 0.0.0.0 starten.
ui-invite = Einladen
ui-seats-title = Plätze
ui-seats-taken = { $taken } von { $seats }
ui-free = frei
ui-you = du
ui-host = hat das Zimmer geöffnet
ui-level-casual = Bot, leicht
ui-level-steady = Bot, mittel
ui-level-expert = Bot, stark
ui-stand-in = ein Bot spielt solange
ui-idle = reagiert nicht
ui-away = nicht da
ui-presence-away = nicht verbunden
ui-presence-gone = lange weg
ui-wins-count = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
ui-ready-is = bereit
ui-change = Ändern
ui-change-seat = { $name } ändern
ui-bot-here = Bot dazu
ui-sit = Hier sitzen
ui-watching = Sehen zu: { $names }
ui-seat-more = Platz dazu
ui-seat-less = Platz weg
ui-bot-more = Noch ein Bot
ui-rename = Umbenennen
ui-watch = Nur zusehen
ui-swap = Platz tauschen mit { $name }
ui-hand-over = Zimmer übergeben
ui-remove = Entfernen
ui-rules-here = Regeln hier
ui-changed = geändert
ui-changed-count = { $count } geändert
ui-what-means = Was heißt das?
ui-turn-seconds = Bedenkzeit
ui-turn-seconds-of = { $seconds ->
    [0] ohne
   *[other] { $seconds } s
}
ui-bot-pace = Bots überlegen
ui-bot-pace-of = { $seconds ->
    [0] nicht
   *[other] { $seconds } s
}
ui-away-seconds = Wer weg ist
ui-away-seconds-more = dann spielt solange ein Bot
ui-watching-allowed = Zusehen erlaubt
ui-announced = Es wird gemischt. Prüfsumme
ui-not-enough = { $count ->
    [one] Es fehlt noch jemand.
   *[other] Es braucht mindestens { $count } Plätze: Bots dürfen mitspielen.
}
ui-not-ready = Noch nicht bereit: { $names }. Starten geht trotzdem.
ui-start-game = Spiel starten
ui-host-starts = Das Spiel startet, wer das Zimmer geöffnet hat.
ui-i-am-ready = Ich bin bereit
ui-not-ready-yet = Doch noch nicht
ui-next-seat = Du siehst zu und spielst beim nächsten Spiel mit.
ui-watching-hint = Du siehst zu.

## Am Tisch
ui-your-turn = Du bist dran
ui-turn-of = { $name } ist dran
ui-is-on = ist dran
ui-over = Zu Ende
ui-again = Nochmal:
ui-again-flip = Nochmal: wenden
ui-neighbour = Nachbar
ui-where-next = nach dir
ui-where-before = vor dir
ui-where-across = gegenüber
ui-log = Verlauf
ui-show-again = Zeigen
ui-dealt = Die Karten liegen bereit.
ui-arranged = Beginnt mit einer vorgegebenen Stellung
ui-arranged-coming = Das erste Spiel beginnt mit einer vorgegebenen Stellung, wenn nur Bots mitspielen. Sonst wird gemischt.
ui-watchers = { $count ->
    [one] { $count } sieht zu
   *[other] { $count } sehen zu
}
ui-ten-seconds = Noch zehn Sekunden.
ui-pause = Pause
ui-leave = Zimmer verlassen
ui-leave-sure = { $meaning ->
    [round] Wirklich verlassen? Deine Karten kommen unter den Stapel, die Runde geht ohne dich weiter. Was dir galt, trifft den nächsten Platz.
    [bot] Wirklich verlassen? Ein Bot spielt mit deinen Karten weiter.
   *[room] Wirklich verlassen? Dein Platz wird frei.
}
ui-time-out = Die Zeit ist um.
ui-idle-band = Du warst länger still: Deine Züge macht die Uhr.
ui-idle-back = Ich bin wieder da
ui-leave-really = Ja, verlassen
ui-stay = Bleiben
ui-link-left = Du hast das Zimmer verlassen
ui-link-left-more = Wenn du zurückkommst, siehst du zu und spielst beim nächsten Spiel wieder mit, solange ein Platz frei ist.
ui-come-back = Wieder hinein
ui-seats-and-rules = Plätze und Regeln
ui-joins-next = Ab jetzt dabei: { $names }
ui-waits-for-host = Weiter geht es, sobald { $name } startet.
ui-leaving = Wer mitten im Spiel geht
ui-leaving-bot = wird von einem Bot ersetzt
ui-leaving-out = scheidet aus der Runde aus
ui-else-seconds = { $seconds ->
    [0] sonst ohne
   *[other] sonst { $seconds } s
}
ui-counts-usual = Wie üblich
ui-counts-changed = Ansehen
ui-counts-else = sonst { $count }
ui-counts-less = { $name }: eine weniger
ui-counts-more = { $name }: eine mehr
ui-counts-back = Alles wie üblich
ui-react = Reagieren
ui-reaction-hello = Hallo!
ui-reaction-well_played = Gut gespielt!
ui-reaction-thanks = Danke!
ui-reaction-oops = Hoppla.
ui-reaction-thinking = Moment …
ui-reaction-hurry = Na los!
ui-reaction-laugh = Haha!
ui-reaction-wow = Oh!
ui-reaction-again = Noch eins?
ui-mute = Stumm schalten
ui-nobody-else = Sonst ist niemand da.
ui-rules-of = { $game }: das Wichtigste

## Ende
ui-game-over = Spiel { $number } zu Ende
ui-wins = gewinnt
ui-won = gewonnen
ui-won-by = gewonnen hat { $names }
ui-replay = Rückschau
ui-check = Mischung prüfen
ui-look-at-table = Tisch ansehen
ui-record = Aufzeichnung
ui-to-end = Zum Ergebnis
ui-wins-of = { $name }: { $count }
ui-wins-here = In diesem Zimmer: { $wins }
ui-thinks = { $name } überlegt
ui-once-more = Noch einmal
ui-agreed = Du bist dabei
ui-solo-best = Dein bestes Ergebnis allein: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Rückschau und Prüfung
ui-earlier = Voriger Zug
ui-later = Nächster Zug
ui-move-number = Zug
ui-move-of = Zug { $move } von { $moves }
ui-check-good = Alles stimmt: Niemand konnte bestimmen, wie die Karten liegen.
ui-check-agrees = Alles stimmt, was zu prüfen ist.
ui-check-arranged = Die Stellung war vorgegeben; für sie gibt es keine Mischung zu prüfen. Nur was danach gemischt wurde, folgt aus diesen Zahlen.
ui-check-bad = Hier stimmt etwas nicht.
ui-check-how = Vor dem Spiel hat der Server die Prüfsumme seines Geheimnisses gezeigt. Dann hat jedes Gerät eine Zufallszahl dazugegeben. Aus beidem zusammen folgt die Mischung. Dieser Browser hat eben alles selbst nachgerechnet:
ui-check-commitment = Prüfsumme
ui-check-commitment-more = Das Geheimnis ist das, auf das sich der Server vorher festgelegt hat.
ui-check-seed = Startwert
ui-check-seed-more = Er folgt aus dem Geheimnis und allen Zufallszahlen in Sitzfolge.
ui-check-pile = Stapel
ui-check-pile-more = Genau diese Karten lagen in dieser Folge bereit, oberste zuerst.
ui-check-same = stimmt überein
ui-check-differs = weicht ab
ui-check-parts = Woraus gemischt wurde
ui-check-secret = Geheimnis des Servers
ui-check-no-nonce = keine (Bot oder nicht verbunden)

## Meine Daten
ui-results = Ergebnisse
ui-no-results = Noch keine.
ui-other-device = Auf ein anderes Gerät
ui-other-device-more = Der Link gilt fünf Minuten und einmal. Er nimmt deine Plätze mit.
ui-make-link = Link machen
ui-stored = Was gespeichert ist
ui-stored-more = Die Prüfsumme einer Zufallszahl dieses Geräts, dein Name in Zimmern, deine Plätze und deine Spiele: Züge mit ihren Zeiten und Ergebnisse. Sonst nichts, keine Adresse.
ui-export = Alles herunterladen
ui-forget = Alles löschen
ui-forget-what = Deine Ergebnisse, deine Plätze und dein Name verschwinden für immer.
ui-forget-not = Doch nicht
ui-forget-sure = Ja, alles löschen
ui-forgotten = Gelöscht. Dieses Gerät ist jetzt unbekannt.

## Verso
ui-verso-keep = Behalten
ui-verso-flip = Wenden
ui-verso-bank = kassieren
ui-verso-pass = Passen
ui-verso-run = { $colour } { $low } bis { $high }
ui-verso-short = { $colour } { $value }
ui-verso-behind-one = Dahinter { $card }.
ui-verso-behind = Dahinter { $colours }: { $joker ->
    [only] ein Joker
    [too] eine { $values } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, oder ein Joker
   *[no] eine { $values } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
}.
ui-verso-left = { $count ->
    [0] Stapel leer
    [one] Letzte Karte
   *[other] { $count } Karten im Stapel
}
ui-verso-discards = { $count } abgelegt
ui-verso-no-discards = Noch nichts ist abgelegt.
ui-verso-pile-empty = Stapel leer
ui-verso-your-display = Deine Auslage
ui-verso-display-of = Auslage von { $name }
ui-verso-enlarge = Punkte, { $square }. Groß zeigen
ui-verso-square = Quadrat: { $blue } Meer · { $green } Land · { $orange } Himmel
ui-verso-square-stands = es steht
ui-verso-square-missing = fehlt noch { $missing }
ui-verso-missing-of = { $count } { $colour }
ui-verso-own-square = Dein Quadrat
ui-verso-square-scores = Quadrat
ui-verso-square-breaks = Dein Quadrat zerbricht
ui-verso-off = ab
ui-verso-bankable = Kann kassiert werden
ui-verso-last-run = Deine letzte Reihe
ui-verso-bank-hint = Kassieren: unterstrichene Karten antippen.
ui-verso-no-bank = Noch keine Reihe zum Kassieren.
ui-verso-no-bank-final = Keine Reihe mehr: passen.
ui-verso-keep-duplicate = Behalten: schon da, die Karte geht gleich ab.
ui-verso-keep-square = Behalten: Quadrat, +{ $points }.
ui-verso-flip-cost = Wenden: Die Rückseite gilt, ein Zurück gibt es nicht.
ui-verso-pass-cost = Passen: keine Reihe mehr, du bist fertig.
ui-verso-bank-title = { $run } kassieren
ui-verso-bank-for = { $run } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
ui-verso-run-counts = Die Reihe zählt
ui-verso-go = { $head } und { $last } gehen ab.
ui-verso-turns = { $name } wendet { $card }
ui-verso-nobody-turns = Niemand muss wenden.
ui-verso-choices = Andere Reihen
ui-verso-keys = Tasten: K behalten · W wenden · 3 4 5 Reihe · Enter zweimal · Esc zurück
ui-verso-runs = Reihen { $points }
ui-verso-squares = Quadrate { $points }
ui-verso-opponent-showed = Gegner
ui-verso-scale = Was die Punkte wert sind
ui-verso-verdict-35 = Durchschnitt erreicht
ui-verso-verdict-40 = über dem Durchschnitt
ui-verso-verdict-45 = stark
ui-verso-verdict-50 = sehr stark
ui-verso-verdict-55 = herausragend
ui-verso-verdict-60 = Legende des Decks

ui-rules-verso-1-head = Ziel
ui-rules-verso-1 = Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen kassierte Reihen und Quadrate.
ui-rules-verso-2-head = Karten
ui-rules-verso-2 = Jede Karte hat zwei Seiten mit verschiedenen Farben. Ihre Werte sind Nachbarn (auch 1 und 6); eine Seite zählt 1, die andere 3 (im Verlauf in Klammern). Ein Joker zählt 1, dahinter liegt irgendeine 3-Punkte-Karte.
ui-rules-verso-3-head = Ein Zug
ui-rules-verso-3 = Behalten: die oberste Karte nehmen, wie sie liegt. Wenden: ihre Rückseite nehmen. Oder kassieren. Was man doppelt hätte, geht gleich ab.
ui-rules-verso-4-head = Kassieren
ui-rules-verso-4 = 2 bis 6 aufeinanderfolgende Werte einer Farbe; der Joker darf einen Wert ersetzen. Erst wenden beide Nachbarn ihre höchste Karte dieser Farbe, dann gibt es die Punkte der Reihe, dann gehen ihre zwei höchsten Karten ab.
ui-rules-verso-5-head = Quadrat
ui-rules-verso-5 = Drei Karten jeder Farbe bringen sofort 7 Punkte, nichts geht ab. Wieder erst, wenn es zerbrochen und neu gebaut ist.
ui-rules-verso-6-head = Ende
ui-rules-verso-6 = Ist der Stapel leer, darf jede und jeder noch eine Reihe kassieren; dabei wendet niemand.
ui-rules-verso-7-head = Allein
ui-rules-verso-7 = Nach jedem Zug zeigt der Gegner beide Seiten der obersten Karte. Ist die Rückseite höher (und keine ein Joker), wendest du deine höchste Karte ihrer Farbe. Ab 35 Punkten ist der Durchschnitt erreicht.
