# 部屋：起きたことと、できなかった理由。

## 起きたこと

room-joined = { $name }が入室しました。
room-left = { $name }が退室しました。
room-removed = ホストが{ $name }を退室させました。
room-away = { $name }の接続が切れました。
room-back = { $name }が戻りました。
room-gone = { $name }は長く離れています。ボットが代わりに打ちます。
room-idle = { $name }は時間切れが続いています。反応があるまで自動で進めます。
room-woke = { $name }がまた参加しています。
room-moved = { $name }は別の端末で続けます。
room-sat = { $name }が席{ $place }に座りました。
room-waits = { $name }は観戦中です。次のゲームから参加します。
room-watches = { $name }が観戦しています。
room-renamed = { $old }は{ $name }に名前を変えました。
room-room-renamed = 部屋の名前が「{ $name }」になりました。
room-ready = { $name }は準備完了です。
room-not-ready = { $name }はまだ準備中です。
room-bot-sat = { $name }が席に着きました。
room-bot-gone = { $name }が外れました。
room-swapped = 席が入れ替わりました。
room-configured = 設定が変わりました。
room-host = { $name }がホストになりました。
room-announced = カードをシャッフルしています。
room-dealt = カードが配られました。
room-arranged = ゲームは指定された局面から始まります。
room-finished = ゲームが終わりました。
room-paused-host = ホストが時計とボットを止めました。
room-paused-restart = サーバーが再起動しました。全員が戻るのを待っています。
room-paused-empty = 誰もいません。時計とボットは止まっています。
room-goes-on = 再開します。

## できなかった理由

room-refused-closed = この部屋は閉じています。
room-refused-connections = 同じネットワークからの接続が多すぎます。
room-refused-from-over = ここから先は続けられません。ゲームは終わっています。
room-refused-from-record = この記録から部屋を始めることはできません。記録は局面を指定し、その手の中でシャッフルがないことが必要です。
room-refused-full = 空席がなく、観戦もできません。
room-refused-future = ページがテーブルより先に進んでいます。再読み込みしてください。
room-refused-game = このサーバーに { $game } というゲームはありません。
room-refused-guesses = 間違った部屋コードが続きました。1分後にもう一度どうぞ。
room-refused-hello-first = 最初のメッセージは hello でなければなりません。
room-refused-host-only = ホストだけができます。
room-refused-http = このアドレスやリクエストはありません（{ $status }）。
room-refused-in-game = ゲーム中はできません。
room-refused-internal = サーバーで問題が起きました。何も変わっていません。
room-refused-leave = 退室は手ではありません。「退室」を使ってください。
room-refused-level = その強さのボットはいません。
room-refused-malformed = メッセージを読み取れません。
room-refused-name = 名前は見える文字で1～24文字です。
room-refused-no-bot = その席にボットはいません。
room-refused-no-device = ブラウザがCookieを送らなかったため、観戦しかできません。このサイトのCookieを許可して再読み込みしてください。
room-refused-no-game = 進行中のゲームはありません。
room-refused-no-person = その人はこの部屋にいません。
room-refused-no-record = ご覧になれる記録がありません。
room-refused-no-room = このコードの開いている部屋はありません。
room-refused-no-seat = その席はありません。
room-refused-nonce = シャッフル用の値は16進数で16バイトです。
room-refused-not-seated = 観戦中です。プレイヤーだけができます。
room-refused-opened = 同じネットワークから部屋が多く開かれました。1分後にもう一度どうぞ。
room-refused-origin = 別のサイトからのリクエストです。
room-refused-other-table = この部屋の別のゲームのものです。
room-refused-reaction = そのリアクションはありません。
room-refused-removed = ホストによって退室になりました。
room-refused-rooms-full = サーバーの部屋は{ $most }室すべて使用中です。あとでもう一度どうぞ。
room-refused-seat-count = このゲームは{ $seats }人では遊べません。
room-refused-seat-taken = その席は埋まっています。
room-refused-self = 自分を外すことはできません。「退室」を使ってください。
room-refused-setting = { $name } にその値は使えません。
room-refused-stale = テーブルはもう先に進んでいます。
room-refused-token = この端末の認証が無効です。
room-refused-too-fast = 速すぎます。少しお待ちください。
room-refused-too-large = メッセージは{ $most }バイトまでです。
room-refused-too-long = 文が長すぎます。
room-refused-watchers = 観戦者がいっぱいです。
