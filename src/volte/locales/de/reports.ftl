# „Fehler gefunden?“: das Formular an jedem Abschnitt der Regeln, die Antwort, die Seite für den Betreiber.

report-title = Fehler gefunden?
report-about = Es geht um { $game }, { $clause }.
report-about-page = Es geht um die Regeln von { $game }.
report-about-nothing = Es geht um diese Seiten.
report-text = Was stimmt nicht?
report-how = Ein, zwei Sätze genügen. Kein Konto, kein Name, keine Adresse: gespeichert wird nur, was du hier schreibst, mit der Stelle, der Sprache und dem Tag.
report-most = Höchstens { $most } Zeichen.
report-send = Abschicken
report-back = Zurück zu den Regeln
report-thanks = Danke.
report-thanks-more = Die Antwort erscheint unter dem Link hier, und nur dort. Niemand sonst kennt ihn: Merke ihn dir, wenn du sie lesen möchtest.
report-yours = Deine Meldung
report-sent = Abgeschickt am { $day }
report-waiting = Noch nicht beantwortet. Schau später wieder vorbei.
report-answer = Die Antwort
report-answered = Beantwortet am { $day }
report-unknown = Unter diesem Link gibt es nichts (mehr).
report-wrong-empty = Da steht noch nichts.
report-wrong-long = Das ist zu lang: { $length } Zeichen, höchstens { $most } gehen.
report-wrong-place = Dieses Formular gehört zu keiner Stelle der Regeln. Öffne es bitte von dort noch einmal.
report-wrong-form = Dieses Formular ist nicht vollständig angekommen. Bitte noch einmal.
report-wrong-origin = Dieses Formular kam nicht von dieser Seite.
report-wrong-often = Von hier kamen gerade viele Meldungen. In einer Minute wieder.
report-wrong-full = Es liegen schon sehr viele unbeantwortete Meldungen hier. Bitte später noch einmal.

operator-title = Meldungen
operator-token = Schlüssel des Betreibers
operator-token-more = Er steht in der Datei { $file } im Datenverzeichnis des Servers.
operator-enter = Öffnen
operator-leave = Schließen
operator-wrong = Das ist nicht der Schlüssel.
operator-wrong-often = Zu viele Versuche. In einer Minute wieder.
operator-key-short = { $file }: Der Schlüssel ist kürzer als { $least } Zeichen.
operator-open = { $count ->
    [0] Keine offenen Meldungen
    [one] { $count } offene Meldung
   *[other] { $count } offene Meldungen
}
operator-closed = Beantwortet
operator-number = Meldung { $number }
operator-place = { $game }, { $clause }
operator-language = Sprache: { $language }
operator-reply = Antwort
operator-close = Antworten und schließen
operator-change = Antwort ändern
