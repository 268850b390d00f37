# コマンドラインは英語で話す（docs/rules/records.md）。ここにあるのは説明のための文。

cli-volte = Volte：Verso、VERSA、Reversis をブラウザ、ターミナル、記録で。
cli-serve = サーバーを起動します。
cli-play = ターミナルで遊びます。ひとりで、またはボットと。
cli-replay = 記録を再生して最後の局面を表示します。- は標準入力を読みます。
cli-replay-json = 局面全体をJSONで（隠れた情報も含めて）。1記録1行
cli-legal = 記録のあとに可能な手を表示します。
cli-legal-json = JSONリストで。1記録1行
cli-legal-after = 記録の最初のK手のあと
legal-over = ゲームは終わりました。手番の人はいません。
cli-view = 記録のあと、ある席から見えるものを表示します。
cli-view-seat = 席（0から）。-1は観戦者
cli-view-json = JSONで
cli-view-no-seat = --seat: -1以上{ $seats }未満の数が必要です
cli-verify = サーバーで終わったゲームを検証します：シャッフル、手、結果。
cli-typeworks = 文章を1文字ずつカードにします。- は標準入力を読みます。
cli-typeworks-output = ファイル：.svg、.png（300 dpi）、.pdf（印刷して切り抜く）
cli-typeworks-paper = PDFの用紙
cli-typeworks-colours = カードごとに1字：赤R、黄Y、緑G、青B、- は順番どおり
cli-typeworks-wrap = 1行の最大枚数。0なら文章の改行のまま
cli-reports = 返事待ちの報告（ルールについて）を表示し、返事をします。
cli-reports-data = データベースのフォルダー。省略時はユーザーのデータフォルダー
cli-reports-everything = 返事済みも
cli-reports-json = JSONで。1報告1行
cli-reports-answer = 報告の番号と返事
cli-backup = サーバーを動かしたままデータベースをコピーします。
reports-line = { $number }. { $day } { $game } { $clause }（{ $language }）
reports-answered = { $day }に返事：
reports-no-database = { $file } にデータベースがありません。--data DIRで動くサーバーのものはそこにあります：ここでも同じ--dataを指定してください
reports-no-such = 報告{ $number }はありません
reports-no-answer = 返事が空です

# サーバーとデータ（`volte serve`、`volte backup`、`volte reports`）。
cli-serve-host = 待ち受けるアドレス。0.0.0.0 はすべて
cli-serve-port = ポート。省略時は8000。使用中なら、--openのとき、または--portも--public-urlもないときは次の空きポート
cli-serve-data = データベースのフォルダー。省略時はユーザーのデータフォルダー
cli-serve-public-url = リンクに使う、ほかの人から見たこのサーバーのアドレス
cli-serve-open-browser = ブラウザでページを開きます
cli-serve-trusted-proxy = 転送されたアドレスを信用するプロキシ（コンマ区切り）
cli-serve-rooms = 同時に開ける部屋の数。省略時は500
cli-backup-data = データベースのフォルダー。省略時はユーザーのデータフォルダー
serve-data-in-use = { $data }：{ $address ->
    [none] 別の Volte サーバー
   *[other] { $address } の Volte サーバー
}がこのデータフォルダーを使っています。先にそちらを終了するか、--data で別のフォルダーを指定してください。
serve-data-unusable = { $data }：このデータフォルダーは使えません：{ $why }
serve-no-port = { $host }、ポート{ $port }：サーバーはここで待ち受けられません：{ $why }
serve-port-taken = ポート{ $port }は使用中なので、{ $found }を使います。
serve-port-needed = ポート{ $port }は使用中です。使っているものを終了するか、--portで別のポートを指定してください。
serve-others = ほかの人のアドレス：{ $address }
operator-key-unusable = { $file }：運営者の鍵を読み書きできません：{ $why }
serve-public-url = --public-url { $url }：リンクに使えるアドレスではありません。http:// か https:// とホスト名、必要ならポートだけを指定してください。
store-unusable = { $file }：データベースを使えません（変更はしていません）：{ $why }
store-newer = { $file }：データベースは新しいバージョンの Volte のものです（変更はしていません）。そのバージョンを使うか、--data で別のフォルダーを指定してください。
store-other = { $file }：このデータベースは Volte のものではありません（変更はしていません）。--data で別のフォルダーを指定してください。
backup-exists = { $file }：このファイルはすでにあります
backup-done = { $file }：{ $bytes }バイト
cli-serve-limit = 通常と違う上限（何度でも指定可）。一覧は docs/self-hosting.md
serve-limit-unknown = --limit { $name }：その上限はありません。あるのは { $names } です
serve-limit-number = --limit { $name }：0より大きく{ $most }以下の数が必要です（「{ $number }」は不可）
