# 記録と局面：どこが間違っているか。全ゲーム共通。

seat-name = 席{ $number }
list-and = { $head }と{ $last }
list-none = なし
list-comma = 、
sentence-end = 。

game-unknown = game: { $game } というゲームはありません
seats-wrong = players: このゲームは{ $low }～{ $high }人用です。{ $seats }人では遊べません
option-unknown = options: { $option } というオプションはありません
option-wrong = options: { $option } を { $value } にはできません

record-no-json = JSONではありません
record-no-object = 記録は1つのJSONオブジェクトでなければなりません
record-format = format: { $found } ではなく { $format } が必要です
record-missing = { $name } がありません
record-type = { $name }: 型が違います
record-hex = { $name }: 16進数64桁が必要です
record-nonce = { $name }: 16進数にするか、空にしてください
record-move = { $number }手目（{ $text }）: 手はテキスト、または seat と move を持つオブジェクトです
record-seat = { $number }手目: 席は0以上{ $seats }未満の数です
record-after = 手は{ $moves }手しかありません（指定は{ $after }）
record-seed-needed = seed: シャッフル { $label } に必要です
record-illegal = { $number }手目（{ $move }）: { $reason }
record-illegal-clause = { $number }手目（{ $move }）: { $clause }: { $reason }

start-unknown = start: { $name } というキーはありません
start-list = start: { $name } はリストです
start-lists = start: { $name } は{ $seats }席分の項目を持つリストです
start-no-card = start: { $name }: { $card } というカードはありません
start-twice = start: { $name }: { $card } がデッキにある枚数より多く入っています
start-number = start: { $name }: 0以上の数が必要です
start-seat = { $name }: 席は0以上{ $seats }未満の数です
start-bool = start: { $name } は true か false です

verify-ok = すべて一致しました：コミットメント、シード、{ $moves }手、結果
verify-ok-arranged = すべて一致しました：コミットメント、シード、{ $moves }手、結果。局面は指定されたものなので、検証するシャッフルはありません。
verify-missing = サーバーで終了したゲームの記録ではありません：{ $name } がありません
verify-commitment = コミットメントが秘密の値と一致しません
verify-nonces = { $seats }席に対して乱数が{ $count }個あります
verify-seed = シードが秘密の値と乱数に一致しません
verify-rules = 記録はルール第{ $rules }版のもので、こちらは第{ $own }版です
verify-unfinished = { $moves }手ではゲームが終わっていません
verify-result = 結果は { $record } ではなく { $own } です
