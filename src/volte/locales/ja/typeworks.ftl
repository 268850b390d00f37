# TYPEWORKS：文字をカードの列に。ページ（ui-type）と、使えない文字の説明（typeworks）。

ui-type = TYPEWORKS
ui-type-motto = ことばを、1文字1枚のカードに。
ui-type-more = 名前、あいさつ、メッセージを、送る、印刷する、切り抜く。
ui-type-text = テキスト
ui-type-example = おめでとう
ui-type-count = { $count }枚（最大{ $most }枚）
ui-type-signs = 特殊カード
ui-type-sign-core = ハートの代わりにコア
ui-type-sign-boost = 星や上矢印の代わりにブースト
ui-type-sign-reverse = 矢印の代わりにリバース
ui-type-sign-block = ×印の代わりにブロック
ui-type-sign-lock = 南京錠の代わりにロック
ui-type-sign-pull = 磁石の代わりにプル
ui-type-sign-all = 丸付きプラスの代わりにオール
ui-type-sign-tornado = 渦巻きの代わりにトルネード
ui-type-wrap = 1行の枚数
ui-type-wrap-none = 折り返しなし
ui-type-wrap-some = 最大{ $count }枚
ui-type-colours-how = 順番に付きます。カードをタップすると色が変わります。
ui-type-colours-turn = 順番に戻す
ui-type-preview = プレビュー
ui-type-card = { $char }、{ $colour }
ui-type-card-special = { $sort ->
    [core] コア
    [boost] ブースト
    [reverse] リバース
    [block] ブロック
    [lock] ロック
    [pull] プル
    [all] オール
   *[tornado] トルネード
}
ui-type-colour = { $colour ->
    [R] 赤
    [Y] 黄
    [G] 緑
    [B] 青
   *[none] 色なし
}
ui-type-recolour = { $card }。色を変える
ui-type-save = 持ち帰る
ui-type-copy = リンクをコピー
ui-type-copied = コピーしました
ui-type-copy-yourself = こちらをコピーしてください：
ui-type-private = テキストはリンクの中だけにあります。ここには何も保存されません。
ui-type-paper = 用紙
ui-type-paper-a4 = A4
ui-type-paper-letter = USレター
ui-type-pdf = 切り抜き用PDF
ui-type-pdf-more = { $pages }ページ。実寸のカード（63 × 88 mm）、塗り足し3 mm、トンボ付き。実際のサイズ（100%）で印刷してください。
ui-type-png = 画像（PNG、300 dpi）
ui-type-svg = ベクター画像（SVG）
ui-type-working = 描いています…
ui-type-font = 漢字、かな、珍しい記号には Dela Gothic One（The Dela Gothic Project Authors、SIL Open Font License 1.1）を使っています。ほかの文字はすべて自作です。
ui-type-start = カードで文字を書く
ui-type-start-more = 名前やあいさつをカードに。画像、リンク、切り抜き用PDFにできます。

typeworks-wrong-sign = { $at }文字目：「{ $char }」（{ $name }）のカードはありません。
typeworks-wrong-unseen = { $at }文字目：見えない文字（{ $name }）はカードにできません。
typeworks-wrong-more = ほかに{ $count }文字が使えません。
typeworks-wrong-long = 長すぎます。カードは{ $most }枚までで、{ $at }文字目からは入りません。
typeworks-wrong-empty = カードになる文字がまだありません。
typeworks-wrong-colours = 色は R、Y、G、B と -（順番）だけです。{ $at } は使えません。
typeworks-wrong-wrap = 1行の枚数は0（折り返しなし）から{ $most }までです。
typeworks-wrong-form = ファイル名の終わりは .svg、.png、.pdf のどれかです。
typeworks-no-font = 「{ $char }」のフォントがありません。python3 run.py setup で入手できます。
typeworks-too-often = 一度に多すぎます。1分後にもう一度お試しください。
typeworks-busy = 現在、作成が混み合っています。少し待ってからもう一度お試しください。
typeworks-too-large = 長すぎます。カードは{ $most }枚までです。
typeworks-malformed = リクエストを読み取れません。
