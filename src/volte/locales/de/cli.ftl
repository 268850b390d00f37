# Die Befehlszeile spricht Englisch (docs/rules/records.md); hier stehen ihre Texte für Seiten, die sie erklären.

cli-volte = Volte: Verso, VERSA und Reversis, im Browser, im Terminal und als Aufzeichnungen.
cli-serve = Startet den Server.
cli-play = Spielen im Terminal, allein oder gegen Bots.
cli-replay = Spielt Aufzeichnungen nach und zeigt ihre Endstellungen; - liest die Standardeingabe.
cli-replay-json = die ganze Stellung als JSON, nichts verdeckt, eine Zeile je Aufzeichnung
cli-legal = Zeigt die Züge, die nach einer Aufzeichnung möglich sind.
cli-legal-json = als JSON-Liste, eine Zeile je Aufzeichnung
cli-legal-after = nach den ersten K Zügen der Aufzeichnung
cli-view = Zeigt, was ein Platz nach einer Aufzeichnung sehen darf.
cli-view-seat = der Platz, ab 0; -1: jemand, der zusieht
cli-view-json = als JSON
cli-view-no-seat = --seat: eine Zahl ab -1 und unter { $seats } ist nötig
cli-verify = Wiederholt eine beendete Partie vom Server: Mischung, Züge und Ergebnis.
cli-backup = Kopiert die Datenbank, während der Server läuft.
