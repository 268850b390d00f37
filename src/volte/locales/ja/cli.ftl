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
cli-typeworks = 文字を1字ずつカードにします。- は標準入力を読みます。
cli-typeworks-output = ファイル：.svg、.png（300 dpi）、.pdf（印刷して切り抜く）
cli-typeworks-paper = PDFの用紙
cli-typeworks-colours = カードごとに1字：赤R、黄Y、緑G、青B、順番は -
cli-typeworks-wrap = 1行の最大枚数。0は文章のまま
cli-reports = 返事待ちのルールの報告を表示し、返事をします。
cli-reports-data = データベースのフォルダー。なければユーザーのデータフォルダー
cli-reports-everything = 返事済みも
cli-reports-json = JSONで。1報告1行
cli-reports-answer = 報告の番号と返事
cli-backup = サーバーを動かしたままデータベースをコピーします。
reports-line = { $number }. { $day } { $game } { $clause }（{ $language }）
reports-answered = { $day }に返事：
reports-no-database = { $file } にデータベースがありません
reports-no-such = 報告{ $number }はありません
reports-no-answer = 返事が空です

# サーバーとデータ（`volte serve`、`volte backup`、`volte reports`）。
cli-serve-host = 待ち受けるアドレス。0.0.0.0 はすべて
cli-serve-port = ポート。使用中なら次の空きポート
cli-serve-data = データベースのフォルダー。なければユーザーのデータフォルダー
cli-serve-public-url = リンクに使う、ほかの人から見たこのサーバーのアドレス
cli-serve-open-browser = ブラウザでページを開きます
cli-serve-trusted-proxy = 転送されたアドレスを信用するプロキシ（コンマ区切り）
cli-serve-rooms = 同時に開ける部屋の数。なければ500
cli-backup-data = データベースのフォルダー。なければユーザーのデータフォルダー
serve-data-in-use = { $data }：別の Volte サーバーがこのデータフォルダーを使っています。先にそちらを終了するか、--data で別のフォルダーを指定してください。
serve-data-unusable = { $data }：このデータフォルダーは使えません：{ $why }
serve-no-port = { $host }、ポート{ $port }：サーバーはここで待ち受けられません：{ $why }
serve-port-taken = ポート{ $port }は使用中なので、{ $found }を使います。
serve-others = ほかの人のアドレス：{ $address }
