# ターミナルで遊ぶ：テーブル、可能な手、入力。それと自己対戦の数字。

## コマンドのオプション

cli-play-bots = 参加するボットの数
cli-play-seats = 席の数。ボット以外の席は、このキーボードで遊ぶ人
cli-play-level = ボットの強さ
cli-play-seed = カードを決める16進数64桁
cli-play-lang = テーブルの言語
cli-play-record = ゲームを記録としてこのファイルに保存
cli-arena = ボット同士を対戦させ（1席にLEVEL1つ）、強さを測ります。
cli-arena-games = ゲーム数
cli-arena-seed = すべてのカードを決める文字列
cli-arena-json = 1つのJSONオブジェクトで

## 全ゲーム

terminal-person = { $number ->
    [0] プレイヤー
   *[other] プレイヤー{ $number }
}
terminal-bot = { $number ->
    [0] ボット
   *[other] ボット{ $number }
}
terminal-help = 手は番号かテキストで入力します。all：すべての手、?：この説明、q：終了。
terminal-prompt = { $seat }：
terminal-out-of-turn = { $seat }、手番以外でできる手、またはEnterで続行：
terminal-hand-over = 次は{ $seat }です。Enterで手札を表示します。
terminal-more = all で残りの{ $count }手を表示
terminal-refused = できません。{ $clause }：{ $reason }
terminal-quit = ゲームを中止しました。
terminal-saved = { $file } に保存しました。
terminal-record-exists = { $file } はすでにあります
terminal-record-folder = { $file } を置くフォルダーがありません
terminal-no-person = --bots: { $seats }席のうち1席は人が必要なので、ボット{ $bots }体は多すぎます

## Verso

verso-terminal-colour-B = 海 (B)
verso-terminal-colour-G = 陸 (G)
verso-terminal-colour-O = 空 (O)
verso-terminal-seat = { $seat }：{ $points }点
verso-terminal-square-stands = スクエア完成
verso-terminal-square-waits = スクエア完成、バンクのあとに得点
verso-terminal-square-open = スクエアなし
verso-terminal-pile = 山札の上：{ $card }、{ $count ->
    [1] 最後の1枚
   *[other] 残り{ $count }枚
}
verso-terminal-behind = 裏は次のどれか：{ $backs }
verso-terminal-gains = { $square ->
    [0] {""}
   *[other] （スクエア完成：{ $square }点）
}
verso-terminal-keep = { $card }をそのまま取る{ $duplicate ->
    [yes] （重複：捨て札になる）
   *[no] {""}
}{ verso-terminal-gains }
verso-terminal-flip = 裏返して取る
verso-terminal-pass = パス
verso-terminal-bank = { $cards }をバンクして{ $points }点、{ $discards }が捨て札になる{ verso-terminal-gains }
verso-terminal-turns = { $seat }が{ $card }を裏返す。

## VERSA

versa-terminal-seat = { $turn ->
    [yes] →
   *[no] {" "}
} { $seat }：{ $count ->
    [1] { $count }枚！
   *[other] { $count }枚
}
versa-terminal-hand = 手札（* は出せる）：
versa-terminal-card = { $card }
versa-terminal-play = { $card }を出す{ $colour ->
    [none] {""}
   *[other] 、{ versa-colour }を指定
}
versa-terminal-draw = { $count }枚引く
versa-terminal-end = 手番を終える
versa-terminal-leave = ラウンドを抜ける

## Reversis

reversis-terminal-seat = プレイヤー
reversis-terminal-chips = チップ
reversis-terminal-tricks = トリック
reversis-terminal-points = 点
reversis-terminal-name = { $turn ->
    [yes] →
   *[no] {" "}
} { $seat }
reversis-terminal-hand = 手札：
reversis-terminal-lay = { $card }を中央に置く
reversis-terminal-swap = { $card }を場札と交換する
reversis-terminal-keep = 交換しない（11枚のまま）
reversis-terminal-play = { $card }を出す
reversis-terminal-claim = 支払いを請求する
reversis-terminal-next = 次のディールへ

## 自己対戦

arena-played = { $games }ゲーム、{ $moves }手
arena-wins = { $level }：席あたりの勝率{ $rate }%（標準誤差{ $error }）
arena-mean = { $level }：平均{ $mean }（標準誤差{ $error }）
