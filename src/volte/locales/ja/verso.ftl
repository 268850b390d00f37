# Verso：カード、出来事、できない理由、局面。色は B、G、O で届く。

verso-colour = { $colour ->
    [B] 海
    [G] 陸
   *[O] 空
}

# カードの面：色、数、点。
verso-card = { $value ->
    [J] { verso-colour }のジョーカー
   *[other] { verso-colour }{ $value }（{ $points }点）
}

# 読み上げ用。
verso-card-long = { $value ->
    [J] { verso-colour }のジョーカー、1点
   *[other] { verso-colour }{ $value }、{ $points }点
}

## 出来事

verso-kept = { $seat }は{ $card }をそのまま取りました。
verso-flipped = { $seat }は{ $from }を裏返して取りました：{ $to }。
verso-banked = { $seat }は{ verso-colour }{ $low }～{ $high }をバンクして{ $points }点{ $joker ->
    [0] {""}
   *[other] （ジョーカーは{ $joker }）
}。{ $discards }が捨て札になりました。
verso-turned = { $seat }は{ $from }を裏返しました：{ $to }。
verso-discarded = { $seat }の{ $card }は重複のため捨て札になりました。
verso-square = { $seat }がスクエアを完成させました：{ $points }点。
verso-passed = { $seat }はパスしました。
verso-opponent = 相手が{ $card }を取りました。裏は{ $back }{ $flips ->
    [1] で、こちらのほうが大きいので、あなたの{ verso-colour }の最大のカードが裏返ります。
   *[other] です。
}
verso-final = { $seats ->
    [1] 山札がなくなりました。最後に一度だけバンクできます。
   *[other] 山札がなくなりました。全員、最後に一度ずつバンクできます。
}
verso-over = { $seats ->
    [1] ゲーム終了：{ $scores }点。
   *[other] ゲーム終了。{ $winners }の勝ちです。
}

## できない理由（前に条項番号が付く）

verso-refused-unknown = Versoにない手です
verso-refused-over = ゲームは終わっています
verso-refused-turn = { $seat }の手番です
verso-refused-pass = パスできるのは最後のバンクのときだけです
verso-refused-final = 山札がありません。最後のバンクかパスだけです
verso-refused-duplicate = { verso-colour }{ $value ->
    [0] のジョーカー
   *[other] { $value }
}はもう場にあるので、そのままは取れません。裏返すことはできます
verso-refused-values = 連番は1から6までです。{ $low }から{ $high }はできません
verso-refused-single = 連番には2つ以上の数が必要です。{ $low }だけではできません
verso-refused-round = 連番は小さい数から大きい数へ並べます。{ $low }から{ $high }はできません。6の次は1になりません
verso-refused-joker-outside = { $low }から{ $high }の連番で、ジョーカーを{ $value }として使うことはできません
verso-refused-no-joker = 場に{ verso-colour }のジョーカーがありません
verso-refused-missing = 場に{ verso-colour }{ $value }がなく、{ verso-colour }のジョーカーもありません
verso-refused-joker-used = 場に{ verso-colour }{ $value }がなく、{ verso-colour }のジョーカーは{ $joker }として使っています
verso-refused-alone = { verso-colour }{ $value }の隣の数がありません。連番には2つ以上の数が必要です
verso-refused-joker-alone = { verso-colour }のジョーカー1枚だけです。連番には2枚以上必要です

## ありえない局面

verso-start-duplicate = displays[{ $seatnumber }] に{ $card }と同じカードが2枚あります
verso-start-final-cards = final: 山札が空のときだけです
verso-start-final-missing = final: 山札が空なら最後のバンクしか残らないので、true が必要です

## 局面の説明

verso-position-play = { $seat }の手番です。
verso-position-final = 山札がありません。{ $seat }はバンクかパスです。
verso-position-over = { $count ->
    [1] ゲーム終了。{ $winners }の勝ちです。
   *[other] ゲーム終了。{ $winners }が同点優勝です。
}
verso-position-seat = { $seat }：{ $points }点。{ $cards }
verso-position-empty = { $seat }：{ $points }点。カードなし
verso-position-pile = 山札の上：{ $card }。{ $count ->
    [1] 最後の1枚です
   *[other] 残り{ $count }枚
}
verso-position-discards = { $count ->
    [0] 捨て札はありません。
   *[other] 捨て札は{ $count }枚です。
}

## ソロ（V21）

verso-verdict = { $verdict ->
    [0] { $points }点：平均の35点に届きませんでした。
    [35] { $points }点：平均に届きました。
    [40] { $points }点：平均を超えました。
    [45] { $points }点：見事な腕前です。
    [50] { $points }点：とても見事な腕前です。
    [55] { $points }点：抜群の腕前です。
   *[60] { $points }点：デッキの伝説！　作者自身の最高記録は64点です。
}

## オプション

verso-option-duplicate_draw = 見えている重複カード
    .free = 取ってもよい（すぐ捨て札）
    .must_flip = そのままは取れず、裏返すだけ
verso-option-joker_flip = 隣の人のジョーカー
    .only_card = その色がジョーカーだけなら裏返す
    .never = 裏返さない
verso-option-square_again = スクエアが再び得点になるのは
    .rebuilt = 崩れて作り直したとき
    .after_bank = 持ち主がその後バンクしたとき
verso-option-final_bank_flips = 最後のバンクでも隣が裏返す
    .false = いいえ
    .true = はい
verso-option-show_known_backs = 裏について推理できることを表示
    .false = いいえ
    .true = はい
