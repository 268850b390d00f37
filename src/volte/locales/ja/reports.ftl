# 「間違いを見つけましたか？」：ルールの各節にあるフォーム、返事、運営者のページ。

report-title = 間違いを見つけましたか？
report-about = { $game }の{ $clause }についてです。
report-about-page = { $game }のルールについてです。
report-about-nothing = このサイトのページについてです。
report-text = どこが違いますか？
report-how = 1～2文で十分です。登録も名前も連絡先も要りません。保存するのは、ここに書かれた文と、その場所、言語、日付だけです。
report-most = { $most }文字までです。
report-send = 送る
report-back = ルールに戻る
report-thanks = ありがとうございます。
report-thanks-more = 返事は、このリンク先にだけ表示されます。リンクを知っているのはあなただけです。返事を読みたいときは控えておいてください。
report-yours = あなたの報告
report-sent = { $day }に送信
report-waiting = まだ返事はありません。あとでまたご覧ください。
report-answer = 返事
report-answered = { $day }に返事
report-unknown = このリンクの先には（もう）何もありません。
report-wrong-empty = まだ何も書かれていません。
report-wrong-long = 長すぎます：{ $length }文字（最大{ $most }文字）。
report-wrong-place = このフォームに対応するルールの場所がありません。もう一度そこから開いてください。
report-wrong-form = フォームの内容がすべて届きませんでした。もう一度お試しください。
report-wrong-origin = このサイトから送られたフォームではありません。
report-wrong-often = 報告が続いています。1分後にもう一度お試しください。
report-wrong-full = 返事待ちの報告がとても多くなっています。あとでもう一度お試しください。

operator-title = 報告
operator-token = 運営者の鍵
operator-token-more = サーバーのデータフォルダーにあるファイル { $file } に書かれています。
operator-enter = 開く
operator-leave = 閉じる
operator-wrong = 鍵が違います。
operator-wrong-often = 試行回数が多すぎます。1分後にもう一度お試しください。
operator-key-short = { $file }: 鍵が{ $least }文字より短いです
operator-open = { $count ->
    [0] 未対応の報告はありません
   *[other] 未対応の報告{ $count }件
}
operator-closed = 返事済み
operator-number = 報告 { $number }
operator-place = { $game }、{ $clause }
operator-language = 言語：{ $language }
operator-reply = 返事
operator-close = 返事をして閉じる
operator-change = 返事を直す
