# ブラウザのVERSAのテーブル。

ui-versa-fitting = 出せるカード：{ $cards }。
ui-versa-none-fits = 出せるカードがありません。引いてください。
ui-versa-open-pull = プル中：プルを出すか、{ $count }枚引く。
ui-versa-open-lock = ロック中：{ versa-colour }を出すか、2枚引く。
ui-versa-bonus = ボーナス手番：もう1枚出すか、手番を終える。
ui-versa-after-draw = 1枚引いた：出すか、手番を終える。
ui-versa-any-card = 有効な色なし：どのカードでも出せます。
ui-versa-colour-counts = 有効な色：{ versa-colour }。
ui-versa-number-counts = { versa-colour }、または{ $numbers }（色は自由）。
ui-versa-wild-no-help = コアとトルネードは不可。
ui-versa-fits = 出せる
ui-versa-fits-not = いまは出せない
ui-versa-new = 新しい
ui-versa-your-cards = { $count ->
    [1] 最後の1枚
   *[other] 手札{ $count }枚
}
ui-versa-fit-count = { $count ->
    [0] 出せません
   *[other] { $count }枚出せる
}
ui-versa-cards = { $count }枚
ui-versa-last-card = 残り1枚
ui-versa-out = 離脱
ui-versa-next = 次
ui-versa-top = 場のカード：{ $card }。捨て札を見る。
ui-versa-pile = 山札：{ $count }枚
ui-versa-forward = 次は{ $name }
ui-versa-backward = 逆回り：{ $name }
ui-versa-deck = デッキ
ui-versa-deck-total = 全{ $count }枚。
ui-versa-times = { $count }枚
ui-versa-rounds-won = { $count }ラウンド
ui-versa-round-over = 第{ $number }ラウンド終了
ui-versa-next-round = 次のラウンド
ui-versa-round = 第{ $number }R
ui-versa-your-bonus = ボーナス手番です
ui-versa-house-rules = 変更点：{ $rules }
ui-versa-by-value = 数字順に並べる
ui-versa-by-colour = 色順に並べる
ui-versa-hint = 浮き上がったカードをタップ、もう一度で出します。
ui-versa-name-colour = コアを出して{ versa-colour }を指定
ui-versa-lay = { $card }を出す
ui-versa-draw = { $count }枚引く
ui-versa-draw-penalty = { $count }枚引いて手番終了
ui-versa-end = 手番を終える
ui-versa-discards = 捨て札
ui-versa-you = あなた
ui-versa-sum = 合計{ $count }枚
ui-versa-discarded = 捨て札{ $count }枚
ui-versa-pile-empty = なし
ui-versa-effect = 効果
ui-versa-in-deck = このカードはデッキに{ $count }枚あります。
ui-versa-discards-order = { $count ->
    [1] 1枚あります。
   *[other] { $count }枚、上から順に並んでいます。タップすると効果が出ます。
}
ui-versa-which-colour = どの色にしますか？
ui-versa-hint-end = 合うカードをもう1枚出すか、手番を終えます。
ui-versa-hint-wait = カードをタップすると効果が出ます。
ui-versa-keys = キー：← → ↑ ↓ カード・Enter 選ぶ、もう一度で出す・1–4 色・D 引く・E 終える・S 並べ替え・Esc 戻る
ui-versa-then-wins = これでラウンドに勝ちます。
ui-versa-then-skips = { $names }は飛ばされます。
ui-versa-then-all = { $count ->
    [1] { $names }が1枚引きます。
   *[other] { $names }が1枚ずつ引きます。
}
ui-versa-then-redeal = 全員の手札を混ぜて配り直します。
ui-versa-then-rotate = 全員が手札を次の人に渡します。
ui-versa-then-any = そのあとは、どのカードでも出せます。
ui-versa-then-bonus = ボーナス手番になります。
ui-versa-then-again = すぐにもう一度あなたの手番です。
ui-versa-then-pull = 次に{ $name }はプルを出すか、{ $count }枚引きます。
ui-versa-then-lock = 次に{ $name }は{ versa-colour }を出すか、2枚引きます。
ui-versa-then-next = 次は{ $name }の手番です。
ui-versa-house-count = { $what }：{ $count }
ui-versa-house-hand_size = 最初の手札{ $count }枚
ui-versa-house-pull_cards = プル1枚で+{ $count }
ui-versa-leavers-out = 抜けた人は脱落
ui-rules-versa-1-head = 目的
ui-rules-versa-1 = いちばん先に手札をなくしましょう。最後の1枚を出した人が、その場でラウンドに勝ちます。
ui-rules-versa-2-head = 数字
ui-rules-versa-2 = 数字は、同じ色、同じ数、隣の数の上に出せます。1と9は隣ではありません。
ui-rules-versa-3-head = 特殊カード
ui-rules-versa-3 = 特殊カードは、同じ色か同じ種類の上に出せます。特殊カードの上に数字を出せるのは、色が合うときだけです。
ui-rules-versa-4-head = コアとトルネード
ui-rules-versa-4 = コアはコア以外のどれにでも出せて、色を指定します。トルネードは何にでも出せて、そのあとはどのカードでも出せます。
ui-rules-versa-5-head = ドロー
ui-rules-versa-5 = 出さないときは1枚引きます。そのあと、合うカードがあればどれでも出せます。
ui-rules-versa-6-head = プルとロック
ui-rules-versa-6 = プル：プルで返すか、合計枚数を引きます。ロック：その色を出すか、2枚引きます。ほかに逃げ道はありません。
ui-rules-versa-7-head = ボーナス手番
ui-rules-versa-7 = 色違いの同じ数とブーストはボーナス手番：もう1枚出せますが、引くことはできません。
