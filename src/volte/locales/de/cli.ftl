# Die Befehlszeile spricht Englisch (docs/rules/records.md); hier stehen ihre Texte für Seiten, die sie erklären.

cli-volte = Volte: Verso, VERSA und Reversis, im Browser, im Terminal und als Aufzeichnungen.
cli-serve = Startet den Server.
cli-play = Spielen im Terminal, allein oder gegen Bots.
cli-replay = Spielt Aufzeichnungen nach und zeigt ihre Endstellungen; - liest die Standardeingabe.
cli-replay-json = die ganze Stellung als JSON, nichts verdeckt, eine Zeile je Aufzeichnung
cli-legal = Zeigt die Züge, die nach einer Aufzeichnung möglich sind.
cli-legal-json = als JSON-Liste, eine Zeile je Aufzeichnung
cli-legal-after = nach den ersten K Zügen der Aufzeichnung
legal-over = Das Spiel ist zu Ende: niemand ist am Zug.
cli-view = Zeigt, was ein Platz nach einer Aufzeichnung sehen darf.
cli-view-seat = der Platz, ab 0; -1: jemand, der zusieht
cli-view-json = als JSON
cli-view-no-seat = --seat: eine Zahl ab -1 und unter { $seats } ist nötig
cli-verify = Wiederholt eine beendete Partie vom Server: Mischung, Züge und Ergebnis.
cli-typeworks = Schreibt einen Text als Karten, Buchstabe für Buchstabe; - liest die Standardeingabe.
cli-typeworks-output = die Datei: .svg, .png (300 dpi) oder .pdf (zum Drucken und Ausschneiden)
cli-typeworks-paper = Papier des PDF
cli-typeworks-colours = ein Buchstabe je Karte: rot (R), gelb (Y), grün (G), blau (B) oder - für der Reihe nach
cli-typeworks-wrap = Karten in einer Zeile höchstens, 0: wie im Text
cli-reports = Zeigt Meldungen zu den Regeln, die auf Antwort warten, und beantwortet sie.
cli-reports-data = Verzeichnis der Datenbank; sonst das Datenverzeichnis des Benutzers
cli-reports-everything = auch beantwortete
cli-reports-json = als JSON, eine Zeile je Meldung
cli-reports-answer = die Nummer der Meldung und die Antwort
cli-backup = Kopiert die Datenbank, während der Server läuft.
reports-line = { $number }. { $day } { $game } { $clause } ({ $language })
reports-answered = beantwortet { $day }:
reports-no-database = bei { $file } gibt es keine Datenbank; die eines Servers mit --data DIR liegt dort: auch hier --data DIR angeben
reports-no-such = eine Meldung { $number } gibt es nicht
reports-no-answer = die Antwort ist leer

# Server und Daten (`volte serve`, `volte backup`, `volte reports`).
cli-serve-host = die Adresse, auf der er hört; 0.0.0.0: alle
cli-serve-port = der Port; ohne ihn 8000. Ist er belegt: der nächste freie, mit --open oder wenn weder --port noch --public-url angegeben ist
cli-serve-data = Verzeichnis der Datenbank; sonst das Datenverzeichnis des Benutzers
cli-serve-public-url = die Adresse in Links, wie andere diesen Server erreichen
cli-serve-open-browser = öffnet die Seite im Browser
cli-serve-trusted-proxy = Proxys, deren weitergegebenen Adressen geglaubt wird, durch Kommas getrennt
cli-serve-rooms = so viele Zimmer dürfen offen sein; sonst 500
cli-backup-data = Verzeichnis der Datenbank; sonst das Datenverzeichnis des Benutzers
serve-data-in-use = { $data }: { $address ->
    [none] Ein anderer Volte-Server
   *[other] Der Volte-Server unter { $address }
} benutzt dieses Datenverzeichnis. Bitte erst jenen beenden oder diesem mit --data ein anderes geben.
serve-data-unusable = { $data }: Dieses Datenverzeichnis ist nicht zu gebrauchen: { $why }
serve-no-port = { $host }, Port { $port }: Dort kann der Server nicht hören: { $why }
serve-port-taken = Port { $port } ist belegt, darum ist es { $found }.
serve-port-needed = Port { $port } ist belegt. Beende, was ihn benutzt, oder nenne mit --port einen anderen.
serve-others = Für die anderen: { $address }
operator-key-unusable = { $file }: Der Schlüssel des Betreibers ist nicht zu lesen oder zu schreiben: { $why }
serve-public-url = --public-url { $url }: Das ist keine Adresse für Links. Sie braucht http:// oder https:// und einen Host, vielleicht einen Port, und sonst nichts.
store-unusable = { $file }: Die Datenbank ist nicht zu gebrauchen und blieb, wie sie ist: { $why }
store-newer = { $file }: Die Datenbank stammt von einer neueren Version von Volte und blieb, wie sie ist. Bitte jene Version benutzen oder mit --data ein anderes Verzeichnis.
store-other = { $file }: Diese Datenbank gehört nicht zu Volte und blieb, wie sie ist. Bitte mit --data ein anderes Verzeichnis benutzen.
backup-exists = { $file }: Die Datei gibt es schon
backup-done = { $file }: { $bytes } Bytes
cli-serve-limit = eine andere Grenze als die übliche, sooft nötig; docs/self-hosting.md zählt sie auf
serve-limit-unknown = --limit { $name }: Diese Grenze gibt es nicht; es gibt { $names }
serve-limit-number = --limit { $name }: Hier ist eine Zahl über 0 nötig, höchstens { $most }, und nicht „{ $number }“
