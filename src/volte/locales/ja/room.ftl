# 部屋：起きたことと、できなかった理由。

## 起きたこと

room-joined = { $name }が入室しました。
room-left = { $name }が退室しました。
room-removed = ホストが{ $name }を退室させました。
room-away = { $name }の接続が切れました。
room-back = { $name }が戻りました。
room-gone = { $name }はしばらく離れています。ボットが代行します。
room-idle = { $name }は時間切れが続いています。反応があるまで自動で進めます。
room-woke = { $name }が復帰しました。
room-moved = { $name }は別の端末で続けます。
room-sat = { $name }が席{ $place }に着きました。
room-sat-for = { $bot }に代わって{ $name }が席{ $place }に着きました。
room-waits = { $name }は観戦し、次のゲームから参加します。
room-watches = { $name }が観戦しています。
room-renamed = { $old }は{ $name }に名前を変えました。
room-room-renamed = 部屋の名前が「{ $name }」になりました。
room-ready = { $name }は準備完了です。
room-not-ready = { $name }はまだ準備中です。
room-bot-sat = { $name }が席に着きました。
room-bot-gone = { $name }が席を離れました。
room-swapped = 席が入れ替わりました。
room-configured = 設定が変わりました。
room-host = { $name }がホストになりました。
room-announced = カードをシャッフルしています。
room-dealt = カードが配られました。
room-arranged = ゲームは指定された局面から始まります。
room-finished = ゲームが終わりました。
room-paused-host = ホストが時計とボットを止めました。
room-paused-restart = サーバーが再起動しました。全員が戻るのを待っています。
room-goes-on = 再開します。

## できなかった理由

room-refused-closed = この部屋は閉じられています。
room-refused-connections = 同じネットワークからの接続が多すぎます。
room-refused-from-over = ここから先は続けられません。ゲームは終わっています。
room-refused-from-record = この記録から部屋を始めることはできません。局面の指定があり、途中の手でシャッフルが起きない記録が必要です。
room-refused-full = 空席がなく、観戦もできません。
room-refused-future = ページがテーブルより先に進んでいます。再読み込みしてください。
room-refused-game = このサーバーに { $game } というゲームはありません。
room-refused-guesses = 間違った部屋コードが続きました。1分後にもう一度お試しください。
room-refused-hello-first = 最初のメッセージは hello でなければなりません。
room-refused-host-only = ホストだけができる操作です。
room-refused-http = このアドレスやリクエストはありません（{ $status }）。
room-refused-in-game = ゲーム中はできない操作です。
room-refused-internal = サーバーで問題が起きました。何も変わっていません。
room-refused-leave = 退室は手ではありません。「退室」ボタンを使ってください。
room-refused-level = その強さのボットはいません。
room-refused-malformed = メッセージを読み取れません。
room-refused-name = 名前は1～24文字（見える文字）です。
room-refused-no-bot = その席にボットはいません。
room-refused-no-device = ブラウザがCookieを送らなかったため、観戦しかできません。このサイトのCookieを許可して再読み込みしてください。
room-refused-no-game = 進行中のゲームはありません。
room-refused-no-person = その人はこの部屋にいません。
room-refused-no-record = その記録はないか、あなたには見られません。
room-refused-no-room = このコードで開いている部屋はありません。
room-refused-no-seat = その席はありません。
room-refused-nonce = シャッフル用の値は16進数で16バイトです。
room-refused-not-seated = 観戦中です。プレイヤーだけができる操作です。
room-refused-opened = 同じネットワークから開かれた部屋が多すぎます。1分後にもう一度お試しください。
room-refused-origin = 別のサイトからのリクエストです。
room-refused-other-table = この部屋の別のゲームのものです。
room-refused-reaction = そのリアクションはありません。
room-refused-removed = ホストがあなたを退室させました。
room-refused-rooms-full = このサーバーの{ $most }部屋はすべて使用中です。あとでもう一度お試しください。
room-refused-seat-count = このゲームは{ $seats }人では遊べません。
room-refused-seat-taken = その席は埋まっています。
room-refused-self = 自分を退室させることはできません。「退室」ボタンを使ってください。
room-refused-setting = { $name } にその値は使えません。
room-refused-stale = テーブルはもう先に進んでいます。
room-refused-token = この端末のトークンは無効です。
room-refused-too-fast = 速すぎます。少しお待ちください。
room-refused-too-large = メッセージは{ $most }バイトまでです。
room-refused-too-long = 文が長すぎます。
room-refused-watchers = 観戦者が多すぎます。
