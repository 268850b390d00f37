# "Found a mistake?": the form at every section of the rules, the answer, the operator's page.

report-title = Found a mistake?
report-about = It is about { $game }, { $clause }.
report-about-page = It is about the rules of { $game }.
report-about-nothing = It is about these pages.
report-text = What is wrong?
report-how = A sentence or two will do. No account, no name, no address: what is stored is what you write here, with the place, the language and the day.
report-most = { $most } characters at most.
report-send = Send
report-back = Back to the rules
report-thanks = Thank you.
report-thanks-more = The answer will appear under the link here, and nowhere else. Nobody else knows it: keep it if you would like to read the answer.
report-yours = Your report
report-sent = Sent on { $day }
report-waiting = Not answered yet. Come back later.
report-answer = The answer
report-answered = Answered on { $day }
report-unknown = There is nothing under this link (any more).
report-wrong-empty = There is nothing here yet.
report-wrong-long = This is too long: { $length } characters, { $most } at most.
report-wrong-place = This form belongs to no place of the rules. Please open it from there again.
report-wrong-form = This form did not arrive whole. Please try again.
report-wrong-origin = This form did not come from this site.
report-wrong-often = Many reports came from here just now. Try again in a minute.
report-wrong-full = Very many unanswered reports are waiting here already. Please try later.

operator-title = Reports
operator-token = The operator’s key
operator-token-more = It is in the file { $file } in the server’s data directory.
operator-enter = Open
operator-leave = Leave
operator-wrong = This is not the key.
operator-wrong-often = Too many tries. Again in a minute.
operator-key-short = { $file }: the key is shorter than { $least } characters
operator-open = { $count ->
    [0] No open reports
    [one] { $count } open report
   *[other] { $count } open reports
}
operator-closed = Answered
operator-number = Report { $number }
operator-place = { $game }, { $clause }
operator-language = Language: { $language }
operator-reply = Answer
operator-close = Answer and close
operator-change = Change the answer
