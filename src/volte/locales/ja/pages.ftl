# ルールページ：各ゲームの本文（src/volte/pages/text）にない言葉。

page-title = ルール：{ $game }
page-index = ルール
page-index-lead = すべてのルールとその出典、そして実際に動かせる例。
page-holds = 第{ $version }版・ここのどのテーブルでも共通
page-version = このページはルール第{ $version }版の説明です。版の番号はどの記録にも書かれています。新しい版になるのは、ゲームの進み方が変わるときだけです。
page-contents = 目次
page-skip = 本文へ
page-home = トップへ
page-games = ゲーム
page-languages = 言語
page-mistake = 間違いを見つけましたか？
page-mistake-lead = 本文や例、テーブルにおかしな点があれば、お知らせください。登録は要りません。
page-mistake-go = 間違いを知らせる
page-missing = このページはありません。
page-missing-try = ルールへ
page-refused-often = アクセスが続いています。1分後に再開します。
page-refused-busy = 現在、アクセスが集中しています。少し待ってからもう一度お試しください。

## 基本情報

page-fact-players = 人数
page-fact-minutes = 時間
page-fact-age = 年齢
page-fact-year = 年
page-fact-complexity = 複雑さ
page-fact-strategy = 戦略
page-fact-luck = 運
page-fact-interaction = インタラクション
page-players = { $most ->
    [1] 1人
   *[other] { $same ->
        [yes] ちょうど{ $most }人
       *[no] { $fewest }～{ $most }人
    }
}
page-minutes-verso = 約20分（ここでは約4分）
page-minutes-versa = 1ラウンド約10分
page-minutes-reversis = 4ディールで約40分
page-age = { $age }歳以上
page-year-verso = 2024～2025年
page-year-versa = ウェブ用ゲーム（年の記載なし）
page-year-reversis = 17～19世紀
page-of-five = 5段階中{ $number }
page-estimate = 私たちの目安

## バリアント

page-option-default = { $choice }（標準）
page-option-default-is = 標準：{ $choice }
page-option-also = 選択肢：{ $choices }
page-option-deck = 数字は各色{ $number }枚ずつ、特殊カードは各色{ $special }枚ずつ、コア{ $core }枚、トルネード{ $tornado }枚
page-option-any = ルールで認められる数ならいくつでも
page-option-name = 部屋と記録での名前：{ $name }

## 例

page-example = 例：{ $title }
page-example-start = はじめの局面
page-example-refused = できない手：{ $move }
page-example-why = { $move }（{ $clause }：{ $reason }）
page-example-same-rules = テーブルと同じルールで動いています。
page-example-step = { $step }手目／全{ $steps }手
page-example-back = 戻る
page-example-on = 進む
page-example-may = ここでできる手は？
page-example-may-close = 隠す
page-example-may-of = { $seat }ができる手：
page-example-may-nothing = もうできる手はありません。ゲームは終わっています。
page-example-again = 例に戻る
page-example-play = ここから続きを遊ぶ
page-example-record = 記録
page-example-trouble = うまくいきませんでした。もう一度お試しください。

## 局面

page-board-pile = 山札：{ $count ->
    [0] なし
   *[other] 残り{ $count }枚
}
page-board-points = { $points }点
page-board-cards = { $count ->
    [0] カードなし
   *[other] { $count }枚
}
page-board-turn = 手番
page-board-empty = なし
page-board-trick = 現在のトリック
page-board-chips = チップ{ $chips }枚
page-board-pots = { $pots ->
    [none] ポットなし
   *[other] ポット：{ $pots }
}
page-board-tricks = { $tricks }トリック
page-board-dealer = 親

## 手の言い方

page-move-verso-keep = そのまま取る
page-move-verso-flip = 裏返して取る
page-move-verso-pass = パス
page-move-verso-bank = { verso-colour }{ $low }～{ $high }をバンクする{ $joker ->
    [0] {""}
   *[other] （ジョーカーは{ $joker }）
}
page-move-versa-play = { $colour ->
    [none] { $card }を出す
   *[other] { $card }を出して{ versa-colour }を指定
}
page-move-versa-draw = 引く
page-move-versa-end = 手番を終える
page-move-versa-leave = 抜ける
page-move-reversis-play = { $card }を出す
page-move-reversis-lay = { $card }を中央に置く
page-move-reversis-swap = { $card }を場札と交換する
page-move-reversis-keep = 交換しない
page-move-reversis-claim = 請求する
page-move-reversis-next = 次のディールを始める
