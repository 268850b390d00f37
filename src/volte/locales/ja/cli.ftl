# コマンドラインは英語で話す（docs/rules/records.md）。ここにあるのは説明のための文。

cli-volte = Volte：Verso、VERSA、Reversis をブラウザ、端末、記録で。
cli-serve = サーバーを起動します。
cli-play = 端末で遊びます。ひとりで、またはボットと。
cli-replay = 記録を再生して最後の局面を表示します。- は標準入力を読みます。
cli-replay-json = 局面全体をJSONで。隠さず、1記録1行
cli-legal = 記録のあとに可能な手を表示します。
cli-legal-json = JSONリストで。1記録1行
cli-legal-after = 記録の最初のK手のあと
cli-view = 記録のあと、ある席から見えるものを表示します。
cli-view-seat = 席（0から）。-1は観戦者
cli-view-json = JSONで
cli-view-no-seat = --seat: -1以上{ $seats }未満の数が必要です
cli-verify = サーバーで終わった対局を検証します：シャッフル、手、結果。
cli-backup = サーバーを動かしたままデータベースをコピーします。
