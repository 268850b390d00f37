# Das Zimmer: was in ihm geschah, und warum etwas nicht getan wurde.

## Was geschah

room-joined = { $name } ist gekommen.
room-left = { $name } ist gegangen.
room-removed = { $name } wurde vom Gastgeber entfernt.
room-away = { $name } hat die Verbindung verloren.
room-back = { $name } ist wieder da.
room-gone = { $name } ist schon lange fort: ein Bot vertritt den Platz.
room-idle = { $name } lässt die Zeit verstreichen: gezogen wird von selbst bis zum nächsten Lebenszeichen.
room-woke = { $name } spielt wieder mit.
room-moved = { $name } macht mit einem anderen Gerät weiter.
room-sat = { $name } nimmt Platz { $place }.
room-sat-for = { $name } nimmt Platz { $place } ein, statt { $bot }.
room-waits = { $name } sieht zu und spielt beim nächsten Spiel mit.
room-watches = { $name } sieht zu.
room-renamed = { $old } heißt jetzt { $name }.
room-room-renamed = Das Zimmer heißt jetzt { $name }.
room-ready = { $name } ist bereit.
room-not-ready = { $name } ist noch nicht bereit.
room-bot-sat = { $name } setzt sich dazu.
room-bot-gone = { $name } wurde weggenommen.
room-swapped = Zwei Plätze wurden getauscht.
room-configured = Die Einstellungen wurden geändert.
room-host = { $name } ist jetzt Gastgeber.
room-announced = Die Karten werden gemischt.
room-dealt = Die Karten sind ausgeteilt.
room-arranged = Das Spiel beginnt mit einer vorgegebenen Stellung.
room-finished = Das Spiel ist zu Ende.
room-paused-host = Der Gastgeber hat Uhr und Bots angehalten.
room-paused-restart = Der Server wurde neu gestartet: gewartet wird, bis alle wieder da sind.
room-goes-on = Es geht weiter.

## Warum etwas nicht getan wurde

room-refused-closed = Dieses Zimmer ist geschlossen.
room-refused-connections = Zu viele Verbindungen aus deinem Netz.
room-refused-from-over = Von hier geht es nicht weiter: Das Spiel ist aus.
room-refused-from-record = Mit dieser Aufzeichnung kann kein Zimmer beginnen: Sie muss eine Stellung aufbauen, und in ihren Zügen darf nicht gemischt werden.
room-refused-full = Kein Platz ist frei, und zusehen darf hier niemand.
room-refused-future = Deine Seite ist dem Tisch voraus. Lade sie neu.
room-refused-game = Dieser Server hat kein Spiel namens { $game }.
room-refused-guesses = Zu viele falsche Zimmercodes. Versuch es in einer Minute wieder.
room-refused-hello-first = Die erste Nachricht muss ein Hallo sein.
room-refused-host-only = Das kann nur der Gastgeber.
room-refused-http = Diese Adresse oder Anfrage gibt es hier nicht ({ $status }).
room-refused-in-game = Nicht während ein Spiel läuft.
room-refused-internal = Auf dem Server ging etwas schief. Nichts wurde geändert.
room-refused-leave = Gehen ist kein Zug: nimm „Zimmer verlassen“.
room-refused-level = Bots dieser Stufe gibt es nicht.
room-refused-malformed = Diese Nachricht ist nicht zu verstehen.
room-refused-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
room-refused-no-bot = Dort sitzt kein Bot.
room-refused-no-device = Dein Browser hat kein Cookie gesendet, darum kannst du nur zusehen. Erlaube Cookies für diese Seite und lade sie neu.
room-refused-no-game = Es läuft kein Spiel.
room-refused-no-person = So jemanden gibt es in diesem Zimmer nicht.
room-refused-no-record = Eine solche Aufzeichnung gibt es für dich nicht.
room-refused-no-room = Es gibt kein offenes Zimmer mit diesem Code.
room-refused-no-seat = Diesen Platz gibt es nicht.
room-refused-nonce = Der Anteil am Mischen muss 16 Bytes in Hex sein.
room-refused-not-seated = Du siehst zu; das können nur Mitspieler.
room-refused-opened = Aus deinem Netz wurden zu viele Zimmer geöffnet. Versuch es in einer Minute wieder.
room-refused-origin = Diese Anfrage kommt von einer anderen Website.
room-refused-other-table = Das gehört zu einem anderen Spiel dieses Zimmers.
room-refused-reaction = Diese Reaktion gibt es nicht.
room-refused-removed = Der Gastgeber hat dich aus diesem Zimmer entfernt.
room-refused-rooms-full = Alle { $most } Zimmer dieses Servers sind besetzt. Versuch es später wieder.
room-refused-seat-count = Dieses Spiel geht nicht zu { $seats }.
room-refused-seat-taken = Dieser Platz ist besetzt.
room-refused-self = Dich selbst kannst du nicht entfernen: nimm „Zimmer verlassen“.
room-refused-setting = Dieser Wert von { $name } ist nicht möglich.
room-refused-stale = Der Tisch ist schon weiter.
room-refused-token = Dieses Gerätetoken ist nicht gültig.
room-refused-too-fast = Zu schnell. Warte einen Augenblick.
room-refused-too-large = Eine Nachricht darf { $most } Bytes haben.
room-refused-too-long = Dieser Text ist zu lang.
room-refused-watchers = Es sehen schon zu viele zu.
