# VERSA：カードと効果、出来事、できない理由、局面。色は R、Y、G、B で届く。

versa-colour = { $colour ->
    [R] 赤
    [Y] 黄
    [G] 緑
    [B] 青
   *[other] 色なし
}

# カード：色と種類（数、または特殊カードの名前）。
versa-card = { $rank ->
    [core] コア
    [tornado] トルネード
    [pull] { versa-colour }のプル
    [lock] { versa-colour }のロック
    [block] { versa-colour }のブロック
    [reverse] { versa-colour }のリバース
    [boost] { versa-colour }のブースト
    [all] { versa-colour }のオール
   *[other] { versa-colour }の{ $rank }
}

## 種類の名前と正確な効果

versa-name-number = 数字
versa-name-pull = プル
versa-name-lock = ロック
versa-name-block = ブロック
versa-name-reverse = リバース
versa-name-boost = ブースト
versa-name-all = オール
versa-name-core = コア
versa-name-tornado = トルネード

versa-effect-number = 同じ色の上か、同じ数または1つ違いの数の上（色は自由）に出せます。1と9は隣ではありません。特殊カードの上に出せるのは、同じ色のときだけです。色違いの同じ数の上に出すと、ボーナス手番になります。
versa-effect-pull = 同じ色か、別のプルの上に出せます。次の人はプル（色は自由）を出すか、合計枚数を一度に引いて手番を終えます。プル1枚ごとに{ $count }枚増えます。
versa-effect-lock = 同じ色か、別のロックの上に出せます。次の人はちょうどこの色のカードを出すか（コアとトルネードは不可）、2枚引いて手番を終えます。どちらでもロックは解けます。ロックに応じて出したカードの効果は通常どおりです。
versa-effect-block = 同じ色か、別のブロックの上に出せます。次の人の手番を飛ばします。2人のときは、すぐにもう一度自分の通常の手番になります。
versa-effect-reverse = 同じ色か、別のリバースの上に出せます。プレイする順番が逆になります。2人のときは、すぐにもう一度自分の通常の手番になります。
versa-effect-boost = 同じ色か、別のブーストの上に出せます。ボーナス手番になり、もう1枚出すか、手番を終えます。引くことはできません。
versa-effect-all = 同じ色か、別のオールの上に出せます。ほかの全員が、次の人から順にすぐ1枚ずつ引きます。これは手番で引く1枚には数えず、ボーナス手番にもなりません。
versa-effect-core = いつでも出せます。ただし、コアのすぐ上と、プルやロックを受けているときは出せません。これから有効になる色を指定します。
versa-effect-tornado = どのカードの上にも出せます。ただし、プルやロックを受けているときは出せません。そのあとは有効な色がなくなり、どのカードでも出せます。
versa-effect-tornado-redeal = どのカードの上にも出せます。ただし、プルやロックを受けているときは出せません。全員の手札を集めて混ぜ、次の人から均等に配り直します。そのあとは有効な色がなくなり、どのカードでも出せます。
versa-effect-tornado-rotate = どのカードの上にも出せます。ただし、プルやロックを受けているときは出せません。全員が手札を次の人に渡します。そのあとは有効な色がなくなり、どのカードでも出せます。
versa-effect-last = 最後の1枚として出すと、ラウンドに勝つだけで、効果は発動しません。

## 出来事

versa-played = { $colour ->
    [none] { $seat }は{ $card }を出しました。
   *[other] { $seat }は{ $card }を出し、{ versa-colour }を指定しました。
}
versa-drew = { $own ->
    [1] { $seat }は{ $cards }を引きました。
   *[other] { $count ->
        [0] { $seat }が引くカードはもうありません。
       *[other] { $seat }は{ $count }枚引きました。
    }
}
versa-ended = { $bonus ->
    [1] { $seat }はボーナス手番を終えました。
   *[other] { $seat }は手番を終えました。
}
versa-passed = 出せるカードがないので、次の人の手番です。
versa-penalty = { $seat }はプルを出すか、{ $count }枚引きます。
versa-locked = { $seat }は{ versa-colour }を出すか、{ $count }枚引きます。
versa-skipped = { $seat }は飛ばされました。
versa-reversed = { $direction ->
    [1] 順番が元に戻りました。
   *[other] 順番が逆になりました。
}
versa-bonus = { $seat }はボーナス手番です。
versa-all = ほかの全員が1枚ずつ引きます。
versa-reshuffled = 山札がなくなり、捨て札{ $count }枚を混ぜて新しい山札にしました。
versa-tornado-redeal = 全員の手札を混ぜて配り直しました：{ $count }枚。
versa-tornado-rotate = 全員が手札を次の人に渡しました。
versa-left = { $seat }がラウンドを抜け、手札{ $count }枚は山札の下に入りました。
versa-over = { $count ->
    [0] もう誰も出すことも引くこともできません。勝者なしでラウンド終了です。
   *[other] { $winners }がラウンドに勝ちました。
}

## できない理由（前に条項番号が付く）

versa-refused-unknown = VERSAにない手です
versa-refused-over = ラウンドは終わっています
versa-refused-turn = { $seat }の手番です
versa-refused-leave = ラウンドを抜けられるのは参加中の人だけです
versa-refused-draw-bonus = ボーナス手番では引けません。カードを出すか、手番を終えてください
versa-refused-draw-again = この手番ではもう引いています。引けるのは1手番に1回です
versa-refused-end = 手番を終えられるのは、カードを出すか引いたあとです
versa-refused-end-pull = 先にプルに応じます。プルを出すか、{ $count }枚引いてください
versa-refused-end-lock = 先にロックに応じます。{ versa-colour }を出すか、{ $count }枚引いてください
versa-refused-not-held = { $card }は手札にありません
versa-refused-colour-missing = コアには色の指定が必要です：R、Y、G、B
versa-refused-colour-unknown = コアで指定できるのは4色です：R、Y、G、B
versa-refused-core-on-core = コアのすぐ上にコアは出せません
versa-refused-named-colour = 指定された色は{ versa-colour }です。{ $card }は{ versa-colour }ではありません
versa-refused-special = { $top }の上に{ $card }は出せません。特殊カードを出せるのは同じ色か同じ種類の上だけです
versa-refused-number-on-special = { $top }の上に{ $card }は出せません。特殊カードの上に出せる数字は同じ色だけです
versa-refused-number = { $top }の上に{ $card }は出せません。色が違い、同じ数でも隣の数でもありません
versa-refused-pull = プルを受けているときに出せるのはプルだけです。出さなければ{ $count }枚引きます
versa-refused-wild-pull = { $card }でプルは消せません。プルを出すか、{ $count }枚引いてください
versa-refused-lock = { versa-colour }でロック中です。{ $card }は{ versa-colour }ではありません。出さなければ{ $count }枚引きます
versa-refused-wild-lock = { $card }でロックは解けません。{ versa-colour }を出すか、{ $count }枚引いてください

## オプションとありえない局面

versa-deck-no-number = options: 数字のないデッキでは遊べません
versa-deck-small = options: デッキは{ $cards }枚ですが、このテーブルには{ $needed }枚必要です
versa-deck-big = options: デッキは{ $cards }枚ですが、最大は{ $most }枚です
versa-start-no-top = start: discards にはカードが必要です。先頭が場のカードになります
versa-start-direction = start: direction は 1 か -1 です
versa-start-colour = start: { $name } は R、Y、G、B のどれかです
versa-start-colour-missing = start: 場のカードがコアなので、colour が必要です
versa-start-colour-other = start: colour が場のカード{ $card }の色と違います
versa-start-penalty = start: penalty は pull（1以上の数）か lock（色）のどちらかです
versa-start-bonus-penalty = start: ボーナス手番にペナルティはありません

## 局面の説明

versa-position-turn = { $seat }の手番です。
versa-position-drawn = { $seat }の手番です（引いたあと）。
versa-position-bonus = { $seat }のボーナス手番です。
versa-position-won = ラウンド終了。{ $seat }の勝ちです。
versa-position-stalled = ラウンドは勝者なしで終わりました。
versa-position-top = { $colour ->
    [none] 場のカード：{ $card }。有効な色はありません。
   *[other] 場のカード：{ $card }。有効な色は{ versa-colour }です。
}
versa-position-direction = { $direction ->
    [1] 順番は通常どおりです。
   *[other] 順番は逆回りです。
}
versa-position-seat = { $seat }（{ $count }枚）：{ $cards }
versa-position-empty = { $seat }：カードなし
versa-position-left = { $seat }はラウンドを抜けました
versa-position-pile = 山札：{ $count }枚、捨て札：{ $discards }枚。

## オプション

versa-option-hand_size = 最初の手札の枚数
versa-option-pull_cards = プル1枚で増える枚数
versa-option-tornado = トルネード
    .calm = ほかに効果なし
    .redeal = 全員の手札を混ぜて配り直す
    .rotate = 全員が手札を次の人に渡す
versa-option-deck = デッキ
    .number = 各数字（1色につき）
    .pull = プル（1色につき）
    .lock = ロック（1色につき）
    .block = ブロック（1色につき）
    .reverse = リバース（1色につき）
    .boost = ブースト（1色につき）
    .all = オール（1色につき）
    .core = コア（全部で）
    .tornado = トルネード（全部で）
versa-start-no-hand = start: { $name } にはカードが必要です。手札のない席はもう勝っています（A4）
