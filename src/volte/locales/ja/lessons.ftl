# レッスン：自分で手を選ぶ短い局面。長い文章にはせず、題は40文字まで。

## 枠
ui-learn = 学ぶ
ui-learn-game = { $game }を学ぶ
page-lessons = 学ぶ：実際に動かせる局面（全{ $count }問）
ui-lesson-all = すべての問題
ui-lesson-at = { $number }／{ $count }
ui-lesson-progress = { $count }問中{ $number }問目、{ $done }問クリア。すべて表示
ui-lesson-loading = カードを配っています…
ui-lesson-task = 課題
ui-lesson-done = クリア
ui-lesson-hint = ヒント
ui-lesson-next = 次へ
ui-lesson-again = もう一度
ui-lesson-right = 正解です。
ui-lesson-other = ルール上はできる手ですが、ねらいと違います。
ui-lesson-rule = ルール
ui-lesson-all-done = 全{ $count }問クリア：これで{ $game }が遊べます。
ui-lesson-play = すぐに遊ぶ
ui-lesson-from-start = 最初から

## Verso
lesson-verso-keep-title = そのまま取る
lesson-verso-keep-task = 山札の上のカードをそのまま取りましょう。海4は手元の海3とつながります。
lesson-verso-keep-hint = 下の「そのまま」を押します。
lesson-verso-keep-right = 海3と4が並びました。手番でできることは、そのまま取る、裏返す、バンクする、のどれか1つです。
lesson-verso-keep-other = 裏返すと裏面が有効になります。ここでは海4を自分の場に置きたいところです。

lesson-verso-flip-title = 裏返す
lesson-verso-flip-task = 空2はもう持っています。重複はすぐ捨て札です。裏面を取りましょう。
lesson-verso-flip-hint = 「裏返す」は確認があるので、2回押します。
lesson-verso-flip-right = 表は1点、裏は3点でした。裏返したカードは元に戻せません。
lesson-verso-flip-other = 2枚目の空2はすぐ捨て札になり、何も得られませんでした。

lesson-verso-bank-title = バンクする
lesson-verso-bank-task = 海3と4は続いた数、つまり連番です。バンクして得点にしましょう。
lesson-verso-bank-hint = 下線のカードをタップし、「もう一度：バンクする」を押します。
lesson-verso-bank-right = 4点です。2がないので海1は連番に入りません。6の次が1になることもありません。
lesson-verso-bank-other = 1枚増えましたが、連番はまだ残っています。バンクしましょう。

lesson-verso-whole-run-title = 捨て札は2枚だけ
lesson-verso-whole-run-task = 陸でできるだけ多くの点を取りましょう。
lesson-verso-whole-run-hint = 連番がどんなに長くても、捨て札になるのは大きいほうの2枚だけです。
lesson-verso-whole-run-right = 8点です。捨て札は3と4だけで、1と2はもう次の連番になっています。
lesson-verso-whole-run-other = それでは点が少なくなります。連番を全部バンクしても、失うのは2枚だけです。

lesson-verso-joker-title = ジョーカーで埋める
lesson-verso-joker-task = 空2から5をバンクしましょう。4はありませんが、ジョーカーがあります。
lesson-verso-joker-hint = 2、3、ジョーカー、5をタップします。
lesson-verso-joker-right = 8点です。ジョーカーは1点で、4として捨て札になりました。大きいほうの2枚が4と5だったからです。
lesson-verso-joker-other = それでは点が少なくなります。ジョーカーを4として使えば、連番は2から5まで続きます。

lesson-verso-neighbour-title = 隣の人が裏返す
lesson-verso-neighbour-task = 海でも陸でも2点です。それなら、隣の人の連番も崩しましょう。
lesson-verso-neighbour-hint = 隣の人は、あなたがバンクした色の最大のカードを裏返します。
lesson-verso-neighbour-right = 隣の海6は裏返って空に移りました。5と6の連番はもうできません。
lesson-verso-neighbour-other = 隣の人の海5と6が残っています。海をバンクすれば崩せました。

lesson-verso-lonely-joker-title = ひとりぼっちのジョーカー
lesson-verso-lonely-joker-task = 隣の人のジョーカーを裏返させましょう。ジョーカーが裏返るのは、その色がジョーカーだけのときです。
lesson-verso-lonely-joker-hint = 隣の人がジョーカーしか持っていない色はどれ？
lesson-verso-lonely-joker-right = 海はジョーカーだけだったので裏返りました。陸なら、6がジョーカーを守ったはずです。
lesson-verso-lonely-joker-other = ジョーカーは2枚とも残っています。ジョーカーしかない色をバンクしましょう。

lesson-verso-square-title = スクエア
lesson-verso-square-task = 各色3枚でスクエアになり、ただちに7点です。完成させましょう。
lesson-verso-square-hint = 空のカードが1枚足りません。ちょうど山札の上にあります。
lesson-verso-square-right = 7点です。何も捨てません。自分の手番でなくても得点になります。
lesson-verso-square-other = まだスクエアではありません。空の3枚目が足りません。

lesson-verso-square-again-title = もう一度スクエア
lesson-verso-square-again-task = スクエアは得点済みです。海1から3をバンクして崩しましょう。
lesson-verso-square-again-hint = 崩れたスクエアだけが、もう一度得点になります。
lesson-verso-square-again-right = 5点です。海は残り2枚になりました。相手がカードを取ります。
lesson-verso-square-again-other = 惜しい！　ねらいは海1から3の連番全部でした。
lesson-verso-square-again-2-task = 山札の上は海6。スクエアを作り直しましょう。
lesson-verso-square-again-2-hint = 海の3枚目があれば十分です。
lesson-verso-square-again-2-right = また7点です。崩して作り直すのは何度でもできます。
lesson-verso-square-again-2-other = それでは海6が取れません。そのまま取れば、スクエアがまた完成しました。

lesson-verso-last-card-title = 最後の1枚
lesson-verso-last-card-task = 最後の1枚を誰かが取るとゲームが終わります。その前に連番を1つ、全部バンクしましょう。
lesson-verso-last-card-hint = 最後に全員がもう一度バンクできます。いま1つ、最後にもう1つです。
lesson-verso-last-card-right = 得点しました。相手が最後の1枚を取ります。
lesson-verso-last-card-other = まだ得点できました。まず連番を1つ全部、最後にもう1つです。
lesson-verso-last-card-2-task = 山札がなくなりました。最後の連番をバンクしましょう。
lesson-verso-last-card-2-hint = まだ1つあります。下線のカードをタップします。
lesson-verso-last-card-2-right = 連番1つでなく2つで、合わせて9点。最後のバンクでは、隣の人は裏返しません。
lesson-verso-last-card-2-other = 得点を残してしまいました。このあと手番はないので、連番を全部バンクしましょう。

## VERSA
lesson-versa-colour-title = 同じ色
lesson-versa-colour-task = 場は緑の7。同じ色のカードを出しましょう。
lesson-versa-colour-hint = カードをタップし、もう一度タップします。
lesson-versa-colour-right = 同じ色ならいつでも出せます。先に手札がなくなった人がラウンドに勝ちます。
lesson-versa-colour-other = 引きました。緑の2が出せたのに。手札は減らしたいものです。

lesson-versa-number-beside-title = 隣の数
lesson-versa-number-beside-task = 同じ数と隣の数は、色が違っても出せます。黄の9の上に出しましょう。
lesson-versa-number-beside-hint = 9の隣は8だけです。
lesson-versa-number-beside-right = 赤の8は黄の9の隣です。ただし9と1は隣ではありません。
lesson-versa-number-beside-other = 引きました。でも出せるカードがあります。8は9の隣です。

lesson-versa-draw-title = 引く
lesson-versa-draw-task = 場は緑の7。出せるカードがありません。1枚引きましょう。
lesson-versa-draw-hint = ボタンは画面のいちばん下にあります。
lesson-versa-draw-right = 引くのは1枚だけです。
lesson-versa-draw-2-task = 新しいカードが出せます。すぐに出しましょう。
lesson-versa-draw-2-hint = 丸い印の付いた緑の3です。
lesson-versa-draw-2-right = 引いたあとは、合うカードならどれを出しても、出さずに手番を終えてもかまいません。
lesson-versa-draw-2-other = それもできますが、緑の3はすぐに出せました。

lesson-versa-bonus-title = ボーナス手番
lesson-versa-bonus-task = 色違いの同じ数を出すとボーナス手番です。ねらいましょう。
lesson-versa-bonus-hint = 場は赤の4です。
lesson-versa-bonus-right = ボーナス手番！ もう一度あなたです。
lesson-versa-bonus-other = ボーナス手番になりません。同じ数で、色が違うことが条件です。
lesson-versa-bonus-2-task = ボーナス手番でもう1枚出しましょう。
lesson-versa-bonus-2-hint = いま有効な色は青です。
lesson-versa-bonus-2-right = 1手番で2枚。ボーナス手番では引けません。
lesson-versa-bonus-2-other = 手番を終えました。もう1枚出せたのに。

lesson-versa-special-title = 特殊カードの上
lesson-versa-special-task = 赤のブロックの上に出せる数字は赤だけです。出せるカードはどれ？
lesson-versa-special-hint = 特殊カードは同じ種類の上にも出せます。
lesson-versa-special-right = ブロックの上にブロック、色は自由です。次の人は飛ばされます。
lesson-versa-special-other = 引きました。でも出せるカードがあります。特殊カードは同じ種類の上に出せます。

lesson-versa-core-title = コア
lesson-versa-core-task = 出せるのはコアだけです。出して、いちばん多く持っている色を指定しましょう。
lesson-versa-core-hint = タップして、下で色を選びます。
lesson-versa-core-right = 有効な色は青、手札に3枚あります。なお、コアのすぐ上にだけは、コアを出せません。
lesson-versa-core-other = それもできますが、いちばん多いのは青です。

lesson-versa-pull-title = プル
lesson-versa-pull-task = プルを受けました。何もしないと2枚引きます。次に回しましょう。
lesson-versa-pull-hint = プルに効くのはプルだけ、色は自由です。コアは効きません。
lesson-versa-pull-right = 合計4枚です。次の人もプルを出すか、4枚を一度に引きます。
lesson-versa-pull-other = 2枚増えて、手番は終わりです。緑のプルで助かったのに。

lesson-versa-lock-title = ロック
lesson-versa-lock-task = 緑でロック中：緑を出すか、2枚引きます。
lesson-versa-lock-hint = コアとトルネードではロックは解けません。
lesson-versa-lock-right = ロックが解けました。応じられるのはちょうどこの色だけ、数字でも特殊カードでもかまいません。
lesson-versa-lock-other = 2枚増えました。緑の8でロックが解けたのに。

lesson-versa-boost-title = ブースト
lesson-versa-boost-task = 残り2枚。この手番で勝ちましょう。
lesson-versa-boost-hint = ブーストを出すとボーナス手番になります。どちらを先に出す？
lesson-versa-boost-right = ボーナス手番！ 残り1枚です。
lesson-versa-boost-other = それもできますが、ほかの人の番になります。ブーストが先なら2枚とも出せます。
lesson-versa-boost-2-task = さあ、最後の1枚。
lesson-versa-boost-2-hint = 青は青の上に出せます。
lesson-versa-boost-2-right = 勝ちです。最後の1枚は特殊カードでもかまいません。その効果はもう発動しません。
lesson-versa-boost-2-other = 手番を終えました。青の6で勝てたのに。

lesson-versa-for-two-title = 2人のとき
lesson-versa-for-two-task = 相手は残り1枚。もう手番を渡さないようにしましょう。
lesson-versa-for-two-hint = 2人のときは、ブロックやリバースを出すと、もう一度自分の手番です。
lesson-versa-for-two-right = 相手は飛ばされ、またあなたの手番です。
lesson-versa-for-two-other = 相手の番になりました。ブロックならまた自分の番でした。
lesson-versa-for-two-2-task = 最後の1枚を出しましょう。
lesson-versa-for-two-2-hint = 黄は黄の上に出せます。
lesson-versa-for-two-2-right = 勝ちです。これはボーナス手番ではなく通常の手番なので、出せるカードがなければ引くところでした。
lesson-versa-for-two-2-other = 引きました。最後の1枚が出せたのに。

lesson-versa-all-title = オール
lesson-versa-all-task = 次の人は残り1枚。増やしてもらいましょう。
lesson-versa-all-hint = 「オール」の印は+1です。
lesson-versa-all-right = ほかの全員が1枚ずつ引きます。ボーナス手番にはなりません。
lesson-versa-all-other = 次の人はまだ1枚です。「オール」なら2枚になりました。

## Reversis
lesson-reversis-follow-title = フォローする
lesson-reversis-follow-task = スペードがリードされました。スペードがあれば必ず出します（マストフォロー）。
lesson-reversis-follow-hint = カードをタップし、もう一度タップします。
lesson-reversis-follow-right = リードされたスートのいちばん強いカードがトリックを取ります。ここではジャックです。

lesson-reversis-under-title = 下をくぐる
lesson-reversis-under-task = トリックを取ると、たいてい損をします。ジャックより弱い中で、いちばん強いカードを出しましょう。
lesson-reversis-under-hint = キングはジャックより強いカードです。弱いカードはあとで役に立ちます。
lesson-reversis-under-right = トリックを取らずに、危ない9を手放せました。取ったトリックのエースは4点、キング3点、クイーン2点、ジャック1点です。
lesson-reversis-under-other = 9のほうが良い手でした。キングではトリックを取ってしまいます。3はあとでもう一度助けてくれます。

lesson-reversis-throw-off-title = 捨てる
lesson-reversis-throw-off-task = ダイヤがないので、何を捨ててもかまいません。得なのはどれ？
lesson-reversis-throw-off-hint = エースを捨てると、トリックを取った人がチップを払ってくれます。
lesson-reversis-throw-off-right = チップを1枚もらい、エースの4点はほかの人に押し付けました。
lesson-reversis-throw-off-other = ここでエースを手放せば、チップも1枚もらえました。

lesson-reversis-forced-ace-title = エースを温存する
lesson-reversis-forced-ace-task = スペードがリードされました。何も払わずにすむように出しましょう。
lesson-reversis-forced-ace-hint = ほかの人がリードしたスートでエースを出すと、チップを1枚払います。
lesson-reversis-forced-ace-right = 支払いもトリックもなし。エースは、フォローできないときに捨てましょう。
lesson-reversis-forced-ace-other = 弱いカードを持っていても、エースを出せばリードした人に1枚払います。トリックも取ってしまいます。

lesson-reversis-exchange-title = 交換
lesson-reversis-exchange-task = ダイヤのエースはキノラの次に高くつくカードです。自分の場札と交換しましょう。
lesson-reversis-exchange-hint = エースをタップし、「交換」を押します。もう一度押すと確定です。
lesson-reversis-exchange-right = エースは伏せたままキティに入りました。代わりのカードを見られるのは、交換したあとです。
lesson-reversis-exchange-other = どのカードを交換しても、交換しなくてもかまいません。でも、それではダイヤのエースが手札に残ります。

lesson-reversis-guard-title = キノラを守る
lesson-reversis-guard-task = ハートがリードされました。手札にはキノラがあります。損をしないように出しましょう。
lesson-reversis-guard-hint = 弱いハートがキノラを守ります。1枚持っています。
lesson-reversis-guard-right = 助かりました。キノラを出していたら、あなたが10枚、ほかの2人も5枚ずつ払い、さらにあなたはポットに追加払いをするところでした。
lesson-reversis-guard-other = 高くつきました。リードした人にあなたが10枚、ほかの2人も5枚ずつ払い、さらにあなたの追加払いでポットが倍になります。

lesson-reversis-quinola-title = キノラとポット
lesson-reversis-quinola-task = クラブがありません。ポットにはチップが25枚。獲得しましょう。
lesson-reversis-quinola-hint = キノラを捨てた人がポットを獲得します。
lesson-reversis-quinola-right = ポットはあなたのもの。トリックを取った人も5枚払います。これほど得なカードはありません。
lesson-reversis-quinola-other = ポットはそのままです。キノラを捨てる機会はめったにありません。

lesson-reversis-opposite-title = 向かいは倍
lesson-reversis-opposite-task = このトリックは向かいの人が取ります。いちばん得なカードを捨てましょう。
lesson-reversis-opposite-hint = エースなら1枚、ダイヤのエースなら2枚もらえ、向かいの人からは倍になります。
lesson-reversis-opposite-right = ダイヤのエースは2枚、向かいなので倍で、チップ4枚です。
lesson-reversis-opposite-other = もっと得な手がありました。ここではダイヤのエースなら4枚です。

lesson-reversis-hunt-title = キノラを狩る
lesson-reversis-hunt-task = 第10トリックです。残るハートは、あなたのほかには向かいの人のキノラだけ。引きずり出しましょう。
lesson-reversis-hunt-hint = ハートが1枚だけの人は、あなたのハートにそれを出すしかありません。
lesson-reversis-hunt-right = 10枚が、向かいで倍、最後の2トリックでさらに倍の40枚。ほかの2人からも10枚ずつです。
lesson-reversis-hunt-other = そのスートではキノラを出させられません。ハートをリードしましょう。

lesson-reversis-partie-title = パルティ
lesson-reversis-partie-task = いまの点はあなたが最少です。もうトリックを取らないようにするには、何をリードする？
lesson-reversis-partie-hint = スペードはもう誰も持っていません。ダイヤなら、全員があなたより強いものを持っています。
lesson-reversis-partie-right = ほかの人がトリックを取り、クラブをリードします。
lesson-reversis-partie-other = ほかの誰にもスペードがないので、キングでトリックを取ってしまい、3点付きます。
lesson-reversis-partie-2-task = キングを捨てましょう。
lesson-reversis-partie-2-hint = 最後の1枚です。
lesson-reversis-partie-2-right = 点が最少なので、パルティの勝ちです。4枚とキティの点で、ここでは7枚、向かいなら倍です。

lesson-reversis-break-title = レヴェルシスを阻止する
lesson-reversis-break-task = 右隣の人が9トリックすべてを取り、11トリックすべてを取るしかなくなりました。阻止しましょう。
lesson-reversis-break-hint = 今度ばかりはトリックを取りたいところです。
lesson-reversis-break-right = 阻止しました。チップ64枚を獲得です。エースの支払いはもうありません。
lesson-reversis-break-other = このまま続くと、全員が払うことになります。エースなら止められました。
