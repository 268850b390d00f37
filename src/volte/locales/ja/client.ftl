# ブラウザ：画面そのものの言葉。出来事と理由は各ゲームのファイルにある。

## 共通
ui-close = 閉じる
ui-back = 戻る
ui-menu = メニュー
ui-yes = はい
ui-no = いいえ
ui-or = { $head }か{ $last }
ui-headed = { $head }：
ui-range = { $low }～{ $high }
ui-points = { $points }点
ui-seconds = { $seconds }秒
ui-settings = 設定
ui-language = 言語
ui-language-de = Deutsch
ui-language-en = English
ui-language-ja = 日本語
ui-language-ru = Русский
ui-light = テーマ
ui-light-auto = 端末に合わせる
ui-light-light = ライト
ui-light-dark = ダーク
ui-switch-light = ライトモード
ui-switch-dark = ダークモード
ui-sound = 自分の手番に小さな音を鳴らす
ui-vibrate = 自分の手番に振動する
ui-confirm = 大事な手の確認
ui-confirm-taps = 2回タップ
ui-confirm-drag = ドラッグかタップ
ui-your-name = あなたの名前
ui-name = 名前
ui-error-network = サーバーにつながりません。何も失われていません。少し待ってからもう一度お試しください。
ui-error-server = うまくいきませんでした。何も失われていません。少し待ってからもう一度お試しください。
ui-error-missing = 見つかりません（もうないのかもしれません）。

## スタート
ui-motto =
    自分たちの
    カードルーム。
ui-idea-verso = どのカードにも裏表。見えるのは片面だけ。
ui-idea-versa = 色か数、隣の数が合えば、どんどん出そう。
ui-idea-reversis = トリックを避け、エースを捨て、キノラを守る。
ui-idea-short-verso = どのカードにも裏表。
ui-idea-short-versa = 合うカードをどんどん出そう。
ui-idea-short-reversis = トリックとエースを避ける。
ui-open-room = 部屋を開く
ui-play-alone = ひとりで遊ぶ
ui-alone = ひとりで
ui-rules = ルール
ui-rules-all = すべてのルールと例
ui-my-data = マイデータ
ui-code-got = コードをお持ちですか？
ui-code-form = コードは英字4文字と数字2桁です。
ui-join = 参加
ui-join-in = 参加する
ui-join-next = 次のゲームに参加する
ui-rooms-free = 空き部屋 { $count }
ui-ready = 接続できます
ui-promise = 登録なし、広告なし。シャッフルは検証できます。
ui-own-rooms = あなたの部屋
ui-close-room = 部屋を閉じる
ui-close-room-of = 部屋 { $code } を閉じる
ui-close-room-more = あなたのほかに誰もいません。進行中のゲームは結果なしで終わります。
ui-seats = { $low }～{ $high }人

## 部屋と接続
ui-room = 部屋 { $code }
ui-room-of = { $game }の部屋
ui-game-unknown = この部屋のゲームは{ $game }ですが、このページはまだ対応していません。再読み込みしてください。
ui-to-start = トップへ
ui-connecting = 接続しています
ui-try-now = いますぐ試す
ui-back-again = おかえりなさい。その間に{ $count }手進みました。
ui-paused-host = 一時停止中
ui-paused-restart = サーバーが再起動し、皆さんを待っています
ui-paused-empty = 誰もいません
ui-go-on = 再開
ui-go-on-here = ここで続ける
ui-link-replaced = この部屋は別の場所で開かれています
ui-link-replaced-more = 別のウィンドウか別の端末で開かれました。続きはそちらでどうぞ。
ui-link-closed = 部屋は閉じられました
ui-link-closed-more = ゲームの記録は「マイデータ」にあります。
ui-link-removed = この部屋から外れました
ui-link-removed-more = ホストが席を空けました。
ui-link-missing = そのような部屋はありません
ui-link-missing-more = コードが違うか、部屋がすでに閉じられています。

## ロビー
ui-code = コード
ui-qr = リンクのQRコード
ui-link = リンク
ui-copy = コピー
ui-copied = コピーしました
ui-copy-marked = リンクを選択しました。Ctrl+Cか長押しでコピーしてください。
ui-share = リンクを共有
ui-share-hint = リンクを開いた人が席に着きます。あとから来た人は観戦し、次のゲームから参加します。
ui-local-only = このリンクはこのコンピューターでのみ使えます。ほかの人を招くには --host 0.0.0.0 でサーバーを起動してください。
ui-invite = 招待
ui-seats-title = 席
ui-seats-taken = { $taken }／{ $seats }
ui-free = 空席
ui-you = あなた
ui-host = ホスト
ui-level-casual = ボット・弱い
ui-level-steady = ボット・普通
ui-level-expert = ボット・強い
ui-stand-in = ボットが代行中
ui-idle = 反応なし
ui-away = 離席中
ui-presence-away = 未接続
ui-presence-gone = 不在
ui-wins-count = { $count }勝
ui-ready-is = 準備完了
ui-change = 変更
ui-change-seat = { $name }を変更
ui-bot-here = ボットを追加
ui-sit = ここに座る
ui-watching = 観戦中：{ $names }
ui-seat-more = 席を増やす
ui-seat-less = 席を減らす
ui-bot-more = ボットをもう1体
ui-rename = 名前を変える
ui-watch = 観戦だけする
ui-swap = { $name }と席を交換
ui-hand-over = ホストを譲る
ui-remove = 外す
ui-rules-here = ここでのルール
ui-changed = 変更あり
ui-changed-count = 変更{ $count }件
ui-what-means = これは何？
ui-turn-seconds = 持ち時間
ui-turn-seconds-of = { $seconds ->
    [0] 無制限
   *[other] { $seconds }秒
}
ui-bot-pace = ボットの考慮時間
ui-bot-pace-of = { $seconds ->
    [0] なし
   *[other] { $seconds }秒
}
ui-away-seconds = 離席してから
ui-away-seconds-more = この時間を過ぎるとボットが代行
ui-watching-allowed = 観戦を許可
ui-announced = シャッフル中。コミットメント
ui-not-enough = { $count ->
    [1] あと1人足りません。
   *[other] 最低{ $count }席必要です。ボットも参加できます。
}
ui-not-ready = まだ準備中：{ $names }。それでも始められます。
ui-start-game = ゲーム開始
ui-host-starts = ホストがゲームを始めます。
ui-i-am-ready = 準備できました
ui-not-ready-yet = やっぱりまだ
ui-next-seat = 観戦中です。次のゲームから参加します。
ui-watching-hint = 観戦中です。

## テーブル
ui-your-turn = あなたの手番
ui-turn-of = { $name }の手番
ui-is-on = 手番
ui-over = 終了
ui-again = もう一度：
ui-again-flip = もう一度：裏返す
ui-neighbour = 隣
ui-where-next = 次の手番
ui-where-before = 前の手番
ui-where-across = 向かい
ui-log = 経過
ui-show-again = もう一度見る
ui-dealt = カードが配られました。
ui-arranged = 指定された局面から開始
ui-arranged-coming = 席に着いているのがホストとボットだけなら、最初のゲームは指定された局面から始まります。そうでなければカードはシャッフルされます。
ui-watchers = 観戦{ $count }人
ui-ten-seconds = 残り10秒です。
ui-pause = 一時停止
ui-leave = 退室
ui-leave-sure = { $meaning ->
    [round] 本当に退室しますか？　手札は山札の下に入り、ラウンドはあなた抜きで続きます。あなたが受けるペナルティは次の席に移ります。
    [bot] 本当に退室しますか？　ボットがあなたの手札で続けます。
   *[room] 本当に退室しますか？　席が空きます。
}
ui-time-out = 時間切れです。
ui-idle-band = しばらく操作がなかったため、あなたの手番は時間切れの手で進みます。
ui-idle-back = 戻りました
ui-leave-really = はい、退室します
ui-stay = 残る
ui-link-left = 退室しました
ui-link-left-more = 戻ると観戦になり、空席があれば次のゲームから参加できます。
ui-come-back = 部屋に戻る
ui-seats-and-rules = 席とルール
ui-joins-next = 次から参加：{ $names }
ui-waits-for-host = { $name }が始めると再開します。
ui-leaving = ゲーム中に抜けた人は
ui-leaving-bot = ボットが代わる
ui-leaving-out = ラウンドから抜ける
ui-else-seconds = { $seconds ->
    [0] 標準は無制限
   *[other] 標準は{ $seconds }秒
}
ui-counts-usual = 標準どおり
ui-counts-changed = 内容を見る
ui-counts-else = 標準は{ $count }
ui-counts-less = { $name }：1枚減らす
ui-counts-more = { $name }：1枚増やす
ui-counts-back = すべて標準に戻す
ui-react = リアクション
ui-reaction-hello = こんにちは！
ui-reaction-well_played = お見事！
ui-reaction-thanks = ありがとう！
ui-reaction-oops = おっと。
ui-reaction-thinking = ちょっと待って…
ui-reaction-hurry = 早く早く！
ui-reaction-laugh = あはは！
ui-reaction-wow = おお！
ui-reaction-again = もう一回？
ui-mute = ミュート
ui-nobody-else = ほかに誰もいません。
ui-rules-of = { $game }の要点

## 終了
ui-game-over = 第{ $number }ゲーム終了
ui-wins = 勝ち
ui-won = 勝ち
ui-won-by = 勝者：{ $names }
ui-replay = 振り返り
ui-check = シャッフル検証
ui-look-at-table = テーブルを見る
ui-record = 記録
ui-to-end = 結果へ
ui-wins-of = { $name }：{ $count }
ui-wins-here = この部屋での勝ち数：{ $wins }
ui-thinks = { $name }は考え中
ui-once-more = もう一回
ui-agreed = 参加します
ui-solo-best = ひとりでの最高記録：{ $points }点

## 振り返りと検証
ui-earlier = 前の手
ui-later = 次の手
ui-move-number = 何手目か
ui-move-of = { $move }手目／全{ $moves }手
ui-check-good = すべて一致しました。カードは誰にも操作されていません。
ui-check-agrees = 検証できるものはすべて一致しました。
ui-check-arranged = 局面は指定されたものなので、検証するシャッフルはありません。これらの値から決まるのは、そのあとのシャッフルだけです。
ui-check-bad = 一致しないものがあります。
ui-check-how = ゲームの前に、サーバーは秘密の値のコミットメントを公開しました。そのあと各端末が乱数を加えました。両方を合わせたものがシャッフルを決めます。このブラウザがいま、すべて計算し直しました。
ui-check-commitment = コミットメント
ui-check-commitment-more = 秘密の値は、サーバーが前もって約束したものです。
ui-check-seed = シード
ui-check-seed-more = 秘密の値と、席順に並べた全員の乱数から決まります。
ui-check-pile = 山札
ui-check-pile-more = まさにこれらのカードが、この順に（上から）積まれていました。
ui-check-same = 一致
ui-check-differs = 不一致
ui-check-parts = シャッフルのもと
ui-check-secret = サーバーの秘密の値
ui-check-no-nonce = なし（ボットか未接続）

## マイデータ
ui-results = 結果
ui-no-results = まだありません。
ui-other-device = 別の端末へ
ui-other-device-more = リンクは5分間、1回だけ使えます。席もそのまま移ります。
ui-make-link = リンクを作る
ui-stored = 保存しているもの
ui-stored-more = この端末の乱数のハッシュ値、部屋での名前、席、そしてゲームの記録（手とその時刻、結果）。それだけです。IPアドレスは保存しません。
ui-export = すべてダウンロード
ui-forget = すべて削除
ui-forget-what = 結果も席も名前も、元には戻せません。
ui-forget-not = やめる
ui-forget-sure = すべて削除する
ui-forgotten = 削除しました。この端末の情報はもうありません。

## Verso
ui-verso-keep = そのまま
ui-verso-flip = 裏返す
ui-verso-bank = バンクする
ui-verso-pass = パス
ui-verso-run = { $colour }{ $low }～{ $high }
ui-verso-short = { $colour }{ $value }
ui-verso-behind-one = 裏は{ $card }。
ui-verso-behind = 裏は{ $colours }：{ $joker ->
    [only] ジョーカー
    [too] { $values }（{ $points }点）かジョーカー
   *[no] { $values }（{ $points }点）
}。
ui-verso-left = { $count ->
    [0] 山札なし
    [1] 最後の1枚
   *[other] 山札 { $count }枚
}
ui-verso-discards = 捨て札 { $count }枚
ui-verso-no-discards = 捨て札はまだありません。
ui-verso-pile-empty = 山札なし
ui-verso-your-display = 自分の場
ui-verso-display-of = { $name }の場
ui-verso-enlarge = 点、{ $square }。大きく見る
ui-verso-square = スクエア：海{ $blue }・陸{ $green }・空{ $orange }
ui-verso-square-stands = 完成中
ui-verso-square-missing = あと{ $missing }
ui-verso-missing-of = { $colour }{ $count }枚
ui-verso-own-square = スクエア
ui-verso-square-scores = スクエア
ui-verso-square-breaks = スクエアが崩れます
ui-verso-off = 捨
ui-verso-bankable = バンクできます
ui-verso-last-run = 最後の連番
ui-verso-bank-hint = 下線のカードをタップしてバンク。
ui-verso-no-bank = バンクできる連番はまだありません。
ui-verso-no-bank-final = 連番はもうありません。パスしてください。
ui-verso-keep-duplicate = そのまま：重複なのですぐ捨て札になります。
ui-verso-keep-square = そのまま：スクエア完成、+{ $points }。
ui-verso-flip-cost = 裏返す：裏面になり、元には戻せません。
ui-verso-pass-cost = パス：もうバンクせず、これで終わります。
ui-verso-bank-title = { $run }をバンクする
ui-verso-bank-for = { $run }で{ $points }点。
ui-verso-run-counts = 連番の点
ui-verso-go = { $head }と{ $last }が捨て札になります。
ui-verso-turns = { $name }が{ $card }を裏返す
ui-verso-nobody-turns = 裏返す人はいません。
ui-verso-choices = ほかの連番
ui-verso-keys = キー：K そのまま・F 裏返す・3 4 5 連番・Enter 2回で決定・Esc 戻る
ui-verso-runs = 連番 { $points }
ui-verso-squares = スクエア { $points }
ui-verso-opponent-showed = 相手
ui-verso-scale = 点数の評価
ui-verso-verdict-35 = 平均に到達
ui-verso-verdict-40 = 平均超え
ui-verso-verdict-45 = 見事
ui-verso-verdict-50 = とても見事
ui-verso-verdict-55 = 抜群
ui-verso-verdict-60 = デッキの伝説

ui-rules-verso-1-head = 目的
ui-rules-verso-1 = 最後に得点がいちばん多い人の勝ちです。バンクした連番とスクエアが得点になります。
ui-rules-verso-2-head = カード
ui-rules-verso-2 = どのカードも、両面の色が違います。数は隣どうし（1と6も隣）で、片面が1点、もう片面が3点です（経過ではかっこ内の数）。ジョーカーは1点で、その裏は必ず3点の数字です。
ui-rules-verso-3-head = 手番
ui-rules-verso-3 = そのまま：山札の上のカードを、見えている面のまま取る。裏返す：裏返して取る。またはバンクする。同じカードが2枚になるときは、すぐ捨て札になります。
ui-rules-verso-4-head = バンク
ui-rules-verso-4 = 1色の連番2～6枚を得点にします。ジョーカーは1つの数の代わりになります。まず両隣がその色の最大のカードを裏返し、次に連番の点が入り、最後に連番の大きいほうの2枚が捨て札になります。
ui-rules-verso-5-head = スクエア
ui-rules-verso-5 = 各色3枚がそろうと、ただちに7点。何も捨てません。次に得点できるのは、崩れて作り直してからです。
ui-rules-verso-6-head = 終了
ui-rules-verso-6 = 山札がなくなったら、全員がもう一度だけバンクできます。このとき裏返しはありません。
ui-rules-verso-7-head = ひとりで
ui-rules-verso-7 = 手番のたびに、相手が山札の上のカードの両面を見せます。裏のほうが大きければ（どちらもジョーカーでないとき）、あなたは裏の色の最大のカードを裏返します。35点で平均です。
