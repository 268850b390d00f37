# Reversis：カード、出来事、できない理由、局面。カードはランクとスートで届く：J H。

reversis-suit = { $suit ->
    [S] スペード
    [H] ハート
    [D] ダイヤ
   *[C] クラブ
}
reversis-rank = { $rank ->
    [A] エース
    [K] キング
    [Q] クイーン
    [J] ジャック
    [T] 10
   *[other] { $rank }
}
reversis-card = { $suit ->
    [H] { $rank ->
        [J] キノラ
       *[other] ハートの{ reversis-rank }
    }
   *[other] { reversis-suit }の{ reversis-rank }
}

# 読み上げ用。
reversis-card-long = { $suit ->
    [H] { $rank ->
        [J] キノラ（ハートのジャック）
       *[other] ハートの{ reversis-rank }
    }
   *[other] { reversis-suit }の{ reversis-rank }
}

## 出来事

reversis-dealt = 第{ $deal }ディール（全{ $deals }回）。親は{ $seat }です。
reversis-laid = { $seat }が1枚を中央に置きました。
reversis-laid-own = { $card }を中央に置きました。
reversis-swapped = { $seat }は交換しました。
reversis-swapped-own = { $card }を中央に置き、場札の{ $got }を手札に加えました。
reversis-kept = { $seat }は交換しませんでした。
reversis-kept-own = 交換しませんでした。場札は{ $card }でした。
reversis-played = { $seat }は{ $card }を出しました。
reversis-trick = { $seat }が第{ $trick }トリックを取りました：{ $points }点。
reversis-bound = { $seat }が9トリックすべてを取りました。こうなればレヴェルシスを達成するしかありません。このディールの支払いはすべて戻ります。
reversis-broken = { $by }が{ $seat }のレヴェルシスを阻止しました。
reversis-made = { $seat }が全トリックを取りました：レヴェルシス！
reversis-deal-over = 第{ $deal }ディール終了。点数は{ $points }。{ $count ->
    [0] {""}
   *[other] キティ：{ $cards }。
}
reversis-partie = パルティは{ $winner }の勝ち、{ $loser }の負けで、チップ{ $value }枚です。
reversis-espagnolette-won = { $seat }はフォローを拒み、その後1トリックも取りませんでした。パルティの勝ちです。
reversis-espagnolette-lost = { $seat }はフォローを拒み、その後トリックを取りました。すべて倍にして返します。
reversis-claimed = { $seat }がリードされたカードの支払いを請求しました。
reversis-claim-lost = { $seat }は請求しませんでした。リードされたカード{ $count }枚の支払いは無効です。
reversis-next = { $seat }が次のディールを始めます。
reversis-over = 全ディール終了。{ $winners }の勝ちです。

# チップの移動。理由と倍率が後に付く。
reversis-paid = { $payer ->
    [pot] { $to_seat }がポットからチップを{ $sum }枚取りました
   *[other] { $receiver ->
        [pot] { $from_seat }がポットにチップを{ $sum }枚払いました
       *[other] { $from_seat }が{ $to_seat }にチップを{ $sum }枚払いました
    }
}：{ reversis-reason }{ reversis-factors }。
reversis-reason = { $reason ->
    [ante] アンティ
    [ace-thrown] エースを捨てた
    [ace-of-diamonds-thrown] ダイヤのエースを捨てた
    [quinola-thrown] キノラを捨てた
    [ace-forced] エースを出させられた
    [ace-of-diamonds-forced] ダイヤのエースを出させられた
    [quinola-forced] キノラを出させられた
    [quinola-bystander] キノラを出させた（ほかの人から）
    [ace-led] エースをリードした
    [ace-of-diamonds-led] ダイヤのエースをリードした
    [quinola-led] キノラをリードした
    [pot] ポット獲得
    [surcharge] キノラの追加払い
    [partie] パルティ
    [reversis-made] レヴェルシス成功
    [reversis-broken] レヴェルシス失敗
    [returned] 返却
    [doubled-back] 倍返し
    [pot-back] ポットの返却
    [old-points] 点数
   *[old-all-tricks] 全トリック獲得
}
reversis-factors = { $opposite ->
    [1] 、向かい×2
   *[other] {""}
}{ $late ->
    [1] 、最後の2トリック×2
   *[other] {""}
}

## できない理由（前に条項番号が付く）

reversis-refused-unknown = Reversisにない手です
reversis-refused-over = 全ディールが終わっています
reversis-refused-turn = { $seat }の手番です
reversis-refused-ten = Reversisでは10を使いません。{ $card }はありません
reversis-refused-not-held = { $card }は手札にありません
reversis-refused-follow = { reversis-suit }がリードされました。フォローしなければなりません（マストフォロー）
reversis-refused-follow-again = { reversis-suit }がリードされました。第10トリックからは再びフォローが必要です
reversis-refused-lay-first = 先に親の{ $seat }が1枚を中央に置きます
reversis-refused-choose-first = 交換が終わっていません。いまは{ $seat }が交換するかどうかを選ぶ番です
reversis-refused-no-exchange = 交換は終わっています
reversis-refused-waiting = このディールは終わりました。{ $seat }が次を始めます
reversis-refused-next = 次のディールを待つ場面ではありません
reversis-refused-claim-automatic = リードされたカードの支払いは自動で行われます
reversis-refused-claim-now = リードされたカードの支払いを請求できるのは、ディールが終わってからです
reversis-refused-claim-nothing = 請求できるものはありません
reversis-refused-claim-winner = 請求できるのはパルティの勝者、{ $seat }だけです

## ありえない局面

reversis-start-missing = start: { $card }がありません{ $count ->
    [1] {""}
   *[other] （ほかを含めて{ $count }枚）
}
reversis-start-table = start: table: 交換の前は、親以外の前に場札が1枚ずつあり、トリックはまだ取られていません
reversis-start-kitty = start: kitty: { $count ->
    [0] ここでは空です
   *[other] { $count }枚です
}
reversis-start-tricks = start: tricks_won[{ $seatnumber }]: 1トリックは4枚です
reversis-start-hands = start: hands[{ $seatnumber }]: ここでは{ $count }枚必要です
reversis-start-number = start: { $name }: ありえない数です
reversis-start-pots = start: pots: { $count ->
    [0] 古式ルールにポットはありません
   *[other] 最大{ $count }個です
}

## 局面の説明

reversis-position-deal = 次のディールを配ります。
reversis-position-lay = { $seat }が1枚を中央に置きます。
reversis-position-exchange = { $seat }が交換するかどうかを選びます。
reversis-position-play = { $seat }の手番です。
reversis-position-claim = ディール終了。{ $seat }が次を始めます。
reversis-position-over = { $count ->
    [1] 全ディール終了。{ $winners }の勝ちです。
   *[other] 全ディール終了。{ $winners }が同点優勝です。
}
reversis-position-deal-number = 第{ $deal }ディール（全{ $deals }回）。親は{ $seat }です。
reversis-position-trick = 現在のトリック（リードは{ $seat }）：{ $cards }
reversis-position-seat = { $seat }：{ reversis-position-count }。{ $cards }
reversis-position-empty = { $seat }：{ reversis-position-count }。カードなし
reversis-position-count = チップ{ $chips }枚、{ $tricks }トリック、{ $points }点
reversis-position-pot = ポット{ $number }：{ $sum }枚
reversis-position-no-pot = ポットはありません。
reversis-position-kitty = キティ：{ $cards }

## オプション

reversis-option-deals = ディール数
reversis-option-chips = 最初のチップ枚数
reversis-option-claims = リードされたカードの支払い
    .automatic = ディールの終わりに自動で払う
    .must_claim = 次のディールの前に請求が必要
reversis-option-show_tricks = 取られたトリックを見直せる
    .false = 直前のトリックだけ
    .true = すべて
reversis-option-espagnolette = エスパニョレット：エース4枚、またはキノラとエース3枚があればフォローを拒める
    .false = いいえ
    .true = はい
reversis-option-heavy_kitty = キティのダイヤのエースは5点、キノラは3点
    .false = いいえ
    .true = はい
reversis-option-old = 1634年より前の古式ルール：52枚、交換もポットもなし
    .false = いいえ
    .true = はい
reversis-option-old_reversis_payment = 古式ルール：全トリックで各相手から受け取る枚数
