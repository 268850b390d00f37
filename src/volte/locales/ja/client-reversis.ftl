# ブラウザのReversisのテーブル。

ui-trick-stays = Reversis：トリックを見せておく
ui-trick-stays-tap = タップするまで
ui-trick-stays-1500 = 1.5秒
ui-trick-stays-3000 = 3秒
ui-four-colours = 4色カード：スートごとに色を変える
ui-seats-exactly = { $count }人

## 求められていること
ui-reversis-you-lay = 1枚を置いてください
ui-reversis-swap-or-keep = 交換しますか？
ui-reversis-lay-now = 12枚のうち1枚を、伏せて中央に置いてください。
ui-reversis-exchange-now = 場札を見ないまま手札1枚と交換するか、交換しないかを選んでください。
ui-reversis-next-now = ディール終了：次を始めるのはあなたです。
ui-reversis-led = リードは{ $card }：{ reversis-suit }でフォローします。
ui-reversis-lead-now = あなたがリードします。
ui-reversis-may-play = 出せるカード：{ $cards }。
ui-reversis-hint = カードをタップ、もう一度で出します。
ui-reversis-choose-card = 先に手札を1枚タップしてください。
ui-reversis-pick = カードを選ぶ
ui-reversis-play = { $card }を出す
ui-reversis-on = 進む

## 交換
ui-reversis-your-table-card = あなたの場札
ui-reversis-swap-head = 交換：
ui-reversis-swap-means = 手札1枚を伏せて中央に置き、場札を見ないで取ります。
ui-reversis-keep-head = 交換しない：
ui-reversis-keep-means = 場札を見てから、それを中央に置きます。手札はそのままです。
ui-reversis-lay-means = あなたが親で、12枚持っています。1枚を伏せて中央に置きます。
ui-reversis-kitty-means = 中央の4枚がキティです。その点の分だけ、パルティの支払いが増えます。
ui-reversis-swap = 交換
ui-reversis-keep = 交換しない
ui-reversis-lay = 置く
ui-reversis-swap-card = { $card }を交換
ui-reversis-lay-card = { $card }を置く
ui-reversis-into-kitty = { $points ->
    [0] キティの点は増えません。
   *[other] キティに{ $points }点加わります。
}

## カードの損得
ui-reversis-would-pay = { $name }にチップ{ $sum }枚を払います。
ui-reversis-would-get = { $name }からチップ{ $sum }枚をもらいます。
ui-reversis-would-get-trick = トリックを取った人からチップ{ $sum }枚（向かいなら倍）をもらいます。
ui-reversis-would-pay-partie = パルティの勝者にチップ{ $sum }枚（向かいなら倍）を払います。
ui-reversis-would-surcharge = 追加払い：ポットに{ $sum }枚。
ui-reversis-would-win-pot = ポットの{ $sum }枚を獲得します。
ui-reversis-refuses = フォローを拒む：これからは1トリックも取れません。

## 席
ui-reversis-self = あなた
ui-reversis-right = 右
ui-reversis-across = 向かい
ui-reversis-left = 左
ui-reversis-dealer = 親
ui-reversis-lays = 置く番
ui-reversis-has-laid = 置いた
ui-reversis-chose-swap = 交換した
ui-reversis-chose-keep = 交換せず
ui-reversis-chooses = 選択中
ui-reversis-waits = 待機中
ui-reversis-tricks = { $count }トリック
ui-reversis-points = { $points }点
ui-reversis-deal-standing = { $pot ->
    [none] ディール{ $deal }/{ $deals }
   *[other] { $deal }/{ $deals }・ポット{ $pot }
}
ui-reversis-chips-word = 枚

## 中央
ui-reversis-trick = トリック
ui-reversis-trick-of = 第{ $trick }トリック（全{ $tricks }）
ui-reversis-trick-short = 第{ $trick }トリック
ui-reversis-takes = 取る
ui-reversis-trick-taken = { $name }が取ります
ui-reversis-last-trick = 直前のトリック
ui-reversis-streak = { $name }が{ $count }トリックを独占中。9トリックでレヴェルシスが必須になります。
ui-reversis-bound = { $name }は残りのトリックもすべて取らなければなりません。
ui-reversis-broken-by = { $name }がレヴェルシスを阻止しました。
ui-reversis-kitty = キティ
ui-reversis-hidden = 伏せたカード
ui-reversis-pot = ポット
ui-reversis-pot-of = { $number ->
    [0] ポット{ $sum }枚
   *[other] ポット{ $number }：{ $sum }枚
}
ui-reversis-no-pot = ポットなし

## 手札
ui-reversis-your-cards = { $count ->
    [1] 最後の1枚
   *[other] 手札{ $count }枚
}
ui-reversis-fits = 出せる
ui-reversis-fits-not = いまは出せない
ui-reversis-new = 新しい

## チップ
ui-reversis-chips = チップ
ui-reversis-account = チップと支払い
ui-reversis-no-payments = 支払いはまだありません。
ui-reversis-from-to = { $from }から{ $to }へ
ui-reversis-returned = 返却：{ $reason }
ui-reversis-deals-head = ディール
ui-reversis-won-deal = 勝ち
ui-reversis-all-chips = チップの合計：{ $count }枚
ui-reversis-due = これから払う分
ui-reversis-due-means = ディールの終わりに、パルティの勝者へ払います：
ui-reversis-due-card = { $name }：{ $card }をリード{ $late ->
    [yes] 、最後の2トリック×2
   *[no] {""}
}
ui-reversis-this-deal = 第{ $deal }ディールの支払い
ui-reversis-to = → { $to }
ui-reversis-moment-bound = 9トリック！
ui-reversis-moment-broken = 失敗
ui-reversis-moment-made = レヴェルシス！
ui-reversis-tricks-of = { $name }のトリック
ui-reversis-tricks-hidden = ここで見直せるのは直前のトリックだけです。
ui-reversis-no-tricks = トリックはまだありません。
ui-reversis-trick-number = 第{ $number }トリック

## ディール終了
ui-reversis-deal-over = 第{ $deal }ディール終了（全{ $deals }回）
ui-reversis-deal-of = 第{ $deal }ディール
ui-reversis-tricks-head = トリック
ui-reversis-points-head = 点
ui-reversis-all-payments = すべての支払い（{ $count }）
ui-reversis-partie = パルティは{ $winner }の勝ち。負けた{ $loser }がチップを{ $paid }枚払います{ $twice ->
    [yes] （{ $value }枚、向かい×2）
   *[no] {""}
}。
ui-reversis-partie-value = パルティは{ $value }枚（4枚とキティの点）。
ui-reversis-was-broken = { $name }は9トリックまで取りましたが、全部は取れませんでした。レヴェルシスは失敗、パルティはありません。
ui-reversis-claim = 請求する
ui-reversis-next = 次のディール
ui-reversis-waits-for-next = { $name }が次のディールを始めます（20秒以内）。

## ルール要約
ui-rules-reversis-1-head = 目的
ui-rules-reversis-1 = 4人で、それぞれ個人戦です。全ディールが終わってチップが最も多い人の勝ち。たいていは、取ったトリックの点を少なくすることをめざします。
ui-rules-reversis-2-head = カード
ui-rules-reversis-2 = 10を除いた48枚、切り札なし。取ったトリックの中のエースは4点、キング3点、クイーン2点、ジャック1点。ハートのジャックがキノラです。
ui-rules-reversis-3-head = 交換
ui-rules-reversis-3 = 親は12枚のうち1枚を中央に置きます。ほかの人は、手札1枚を中央に置いて代わりに自分の場札を見ないで取るか、交換せずに場札を中央に置きます。中央の4枚がキティです。
ui-rules-reversis-4-head = トリック
ui-rules-reversis-4 = 親の右隣がリードし、反時計回りに（右隣へ）出します。同じスートがあれば必ずフォロー（マストフォロー）、なければ何を捨ててもかまいません。リードされたスートのいちばん強いカードがトリックを取ります。
ui-rules-reversis-5-head = エースとキノラ
ui-rules-reversis-5 = 捨てると、トリックを取った人からチップがもらえます：エースで1枚、ダイヤのエースで2枚、キノラで5枚。出させられると、リードした人に1、2、10枚払います（キノラではほかの2人も5枚ずつ払います）。リードすると、パルティの勝者に1、2、10枚払います。向かいの人とは倍、最後の2トリックも倍です。
ui-rules-reversis-6-head = ポット
ui-rules-reversis-6 = キノラを捨てた人は、いちばん新しいポットを獲得します。キノラを出させられた人やリードした人は、そのポットと同じ枚数を払い込みます。
ui-rules-reversis-7-head = パルティ
ui-rules-reversis-7 = 点がいちばん少ない人の勝ち、いちばん多い人の負けです。敗者は勝者に、4枚とキティの点の分のチップを払います。向かいなら倍です。
ui-rules-reversis-8-head = レヴェルシス
ui-rules-reversis-8 = 最初の9トリックをすべて取った人は、11トリックすべてを取らなければなりません。このディールの支払いはすべて戻ります。成功：両隣から16枚ずつ、向かいから32枚。失敗：最初に1トリックを奪った人に64枚。
