import type { MailTexts } from './mail-texts';

/** Japanese texts of mails and push messages. */
export const MAIL_JA: MailTexts = {
  'mail.greeting': '{name} 様',
  'mail.greetingNobody': 'ご利用ありがとうございます。',
  'mail.plainLink': 'ボタンが動作しない場合は、次のリンクを開いてください。',
  'mail.validity': 'このリンクは1回のみ、メールの送信から{hours, plural, other {#時間}}有効です。',
  'mail.reason.account':
    'このメールは、Millrace アカウントのセキュリティに関するお知らせとしてお送りしています。',

  'mail.label.company': '会社',
  'mail.label.device': '端末',
  'mail.label.email': 'メールアドレス',
  'mail.label.event': 'イベント',
  'mail.label.name': '氏名',
  'mail.label.phone': '電話番号',
  'mail.label.place': '場所',
  'mail.label.product': '製品',
  'mail.label.suppliers': 'サプライヤー',
  'mail.label.time': '日時',

  'mail.verifyRegistration.subject': 'メールアドレスを確認してください',
  'mail.verifyRegistration.preheader': 'あと少しで完了です。リンクは{hours, plural, other {#時間}}有効です。',
  'mail.verifyRegistration.heading': 'メールアドレスを確認してください',
  'mail.verifyRegistration.ask':
    'このアドレスで Millrace への登録がありました。ご本人の場合は、アドレスを確認して手続きを続けてください。',
  'mail.verifyRegistration.action': 'メールアドレスを確認する',
  'mail.verifyRegistration.notYou':
    '登録した覚えがない場合は、何もする必要はありません。リンクが使われるまでアカウントは作成されません。',
  'mail.verifyRegistration.reason':
    'このメールは、お客様のアドレスで Millrace への登録があったためお送りしています。',

  'mail.alreadyRegistered.subject': 'Millrace のアカウントをすでにお持ちです',
  'mail.alreadyRegistered.preheader': 'お客様のアドレスで登録の手続きがありました。',
  'mail.alreadyRegistered.heading': 'アカウントをすでにお持ちです',
  'mail.alreadyRegistered.happened':
    'このアドレスで Millrace への登録の手続きがありました。このアドレスはすでにお客様のアカウントで使われています。',
  'mail.alreadyRegistered.unchanged':
    'アカウントとパスワードに変更はありません。アカウントがあることは相手に伝えていません。',
  'mail.alreadyRegistered.action': 'ログイン',
  'mail.alreadyRegistered.reset': 'パスワードをお忘れの場合は、新しいパスワードを設定してください',
  'mail.alreadyRegistered.reason':
    'このメールは、お客様の Millrace アカウントのアドレスで登録の手続きがあったためお送りしています。',

  'mail.resetPassword.subject': '新しいパスワードを設定してください',
  'mail.resetPassword.preheader': 'リンクは{hours, plural, other {#時間}}有効です。',
  'mail.resetPassword.heading': '新しいパスワードを設定してください',
  'mail.resetPassword.ask': 'お客様のアカウントについて、パスワード再設定の依頼がありました。',
  'mail.resetPassword.action': '新しいパスワードを設定する',
  'mail.resetPassword.notYou':
    'お心当たりがない場合は、何もする必要はありません。パスワードは変更されていません。',
  'mail.resetPassword.reason':
    'このメールは、お客様の Millrace アカウントについてパスワード再設定の依頼があったためお送りしています。',

  'mail.confirmEmail.subject': '新しいメールアドレスを確認してください',
  'mail.confirmEmail.preheader': 'リンクは{hours, plural, other {#時間}}有効です。',
  'mail.confirmEmail.heading': '新しいメールアドレスを確認してください',
  'mail.confirmEmail.ask':
    'アドレス {address} が Millrace のアカウントに追加されました。使用を開始するには確認してください。',
  'mail.confirmEmail.action': 'メールアドレスを確認する',
  'mail.confirmEmail.notYou':
    'ご自身のアカウントでない場合は、何もする必要はありません。アドレスは追加されません。',
  'mail.confirmEmail.reason':
    'このメールは、お客様のアドレスが Millrace のアカウントに追加されたためお送りしています。',

  'mail.yourCompany': 'お客様の会社',
  'mail.certificatesEnding.subject':
    '{company} の認証{count, plural, other {#件}}がまもなく期限切れになります',
  'mail.certificatesEnding.preheader': '更新したら、会社ページに新しい日付を入力してください。',
  'mail.certificatesEnding.one': '{name} は {day} に期限切れになります。',
  'mail.certificatesEnding.todo':
    '期限を過ぎると、Millrace では期限切れと表示され、その認証で会社を検索できなくなります。更新したら、「情報を編集」で新しい日付を入力してください。',
  'mail.certificatesEnding.action': '会社を見る',

  'mail.passwordChanged.subject': 'パスワードが変更されました',
  'mail.passwordChanged.preheader': 'お心当たりがない場合は、今すぐ新しいパスワードを設定してください。',
  'mail.passwordChanged.heading': 'パスワードが変更されました',
  'mail.passwordChanged.happened': 'Millrace のパスワードが {moment} に変更されました。',
  'mail.passwordChanged.notYou':
    'ご本人の場合は、何もする必要はありません。お心当たりがない場合は、今すぐ新しいパスワードを設定してください。ほかの端末はすべてログアウトされます。',

  'mail.emailChangeAsked.subject':
    '{slot, select, primary {メールアドレスの変更の依頼} other {予備のメールアドレスの追加の依頼}}',
  'mail.emailChangeAsked.preheader': 'お心当たりがない場合は、今すぐ取り消してください。',
  'mail.emailChangeAsked.happened':
    '{moment} に、お客様の Millrace アカウントにログインした人が、{address} を{slot, select, primary {主} other {予備}}のメールアドレスにするよう依頼しました。そのアドレスに送ったリンクが開かれると追加されます。',
  'mail.stop.notYou':
    'ご本人の場合は、何もする必要はありません。お心当たりがない場合は、下のリンクをお使いください。すべての端末がログアウトされ、すべてのアクセストークンが無効になり、メールアドレスが元に戻ります。この変更以降に追加されたパスキー、認証アプリ、LinkedIn アカウントも削除されます。その後、新しいパスワードを設定できます。',
  'mail.stop.action': '心当たりがない',

  'mail.accountNotice.subject':
    '{what, select, passkeyAdded {アカウントにパスキーが追加されました} passkeyRemoved {アカウントからパスキーが削除されました} twoFactorOn {2段階認証が有効になりました} twoFactorOff {2段階認証が無効になりました} linkedinLinked {LinkedIn がアカウントに連携されました} addressesSwapped {主と予備のメールアドレスが入れ替わりました} secondAdded {アカウントに予備のメールアドレスが追加されました} other {アカウントのコードを推測しようとしている人がいます}}',
  'mail.accountNotice.happened':
    '{what, select, passkeyAdded {{moment} に、Millrace アカウントにパスキーが追加されました。パスワードなしでログインできます。} passkeyRemoved {{moment} に、Millrace アカウントからパスキーが削除されました。} twoFactorOn {{moment} 以降、Millrace アカウントへのログインには認証アプリのコードが必要です。} twoFactorOff {{moment} 以降、Millrace アカウントへのログインに認証アプリのコードは不要です。} linkedinLinked {{moment} に、確認済みのメールアドレスが同じ LinkedIn アカウントで Millrace アカウントへのログインがありました。今後この LinkedIn アカウントでログインできます。} addressesSwapped {{moment} に、Millrace アカウントの主と予備のメールアドレスが入れ替わりました。} secondAdded {{moment} に、Millrace アカウントの予備のメールアドレスが確認されました。今後このアドレスにもメールを送れます。} other {{moment} に、パスワードを知っている人が誤ったコードを何度も入力しました。}}',
  'mail.accountNotice.codesTried':
    'ログインはされていません。お心当たりがない場合は、今すぐ新しいパスワードを設定してください。今後1時間、アプリのコードでログインできない場合は、リカバリーコードまたはパスキーをお使いください。',

  'mail.tokenMade.subject': 'アカウントでアクセストークンが作成されました',
  'mail.tokenMade.happened':
    '{moment} に、Millrace アカウントで個人用アクセストークン{isNamed, select, yes {「{name}」} other {}}が作成されました。このトークンを持つプログラムは {day} まで、お客様と同じ範囲で{may, select, write {閲覧と変更} other {閲覧}}ができます。',

  'mail.emailChanged.subject': 'メールアドレスが変更されました',
  'mail.emailChanged.preheader': 'お心当たりがない場合は、このメールに返信してください。',
  'mail.emailChanged.heading': 'メールアドレスが変更されました',
  'mail.emailChanged.happened':
    '{moment} 以降、Millrace アカウントのメールアドレスは {address} です。メールはすべてそちらに送られます。',
  'mail.emailChanged.notYou': 'お心当たりがない場合は、このメールに返信してください。確認いたします。',
  'mail.emailChanged.reason':
    'このアドレスは Millrace アカウントで使われていました。このアドレスにお送りするのはこのメールが最後です。',

  'mail.eventRemoved.subject': 'イベントが中止されました',
  'mail.eventRemoved.preheader': '主催者が中止しました。',
  'mail.eventRemoved.heading': 'イベントが中止されました',
  'mail.eventRemoved.happened': '参加予定のイベントが主催者によって中止されました。',
  'mail.eventRemoved.action': 'ほかのイベントを見る',
  'mail.eventRemoved.reason':
    'このメールは、このイベントに「参加」または「興味あり」と回答されたためお送りしています。',
  'mail.newSignIn.subject': 'アカウントへの新しいログイン',
  'mail.newSignIn.preheader': '{device} から。お心当たりがない場合は、新しいパスワードを設定してください。',
  'mail.newSignIn.heading': 'アカウントへの新しいログイン',
  'mail.newSignIn.happened': 'これまで使われたことのない端末でアカウントが使われました。',
  'mail.newSignIn.notYou':
    'ご本人の場合は、何もする必要はありません。お心当たりがない場合は、新しいパスワードを設定してください。ほかの端末はすべてログアウトされます。その後、プロフィールに見覚えのないパスキー、認証アプリ、LinkedIn アカウントがないか確認してください。',

  'mail.accountDeleted.subject': 'アカウントが削除されました',
  'mail.accountDeleted.preheader': 'データもあわせて削除されました。',
  'mail.accountDeleted.heading': 'アカウントが削除されました',
  'mail.accountDeleted.happened':
    'お客様のアカウントからの依頼により、Millrace アカウントは {moment} に削除されました。',
  'mail.accountDeleted.notYou': 'お心当たりがない場合は、このメールに返信してください。',

  'mail.moderation.reason':
    'このメールは、Millrace のモデレーターがお客様のアカウントまたは投稿内容について判断したためお送りしています。',
  'mail.because':
    '{because, select, spam {スパムまたは広告} harassment {嫌がらせまたは憎悪表現} false_information {虚偽または誤解を招く内容} confidential {機密情報または著作権のある内容} impersonation {なりすまし} illegal {違法または危険} other {コミュニティ規約への違反}}',

  'mail.reportDecided.subject': '通報についてのお知らせ',
  'mail.reportDecided.preheader': 'モデレーターが確認しました。',
  'mail.reportDecided.heading':
    '{outcome, select, kept {対応は行いませんでした} acted {通報に対応しました} other {再び表示されています}}',
  'mail.reportDecided.reported':
    '{kind, select, post {{name} さんの投稿} comment {{name} さんのコメント} event {{name} さんのイベント} other {会員の {name} さん}}についての通報を、モデレーターが確認しました。',
  'mail.reportDecided.outcome':
    '{outcome, select, kept {コミュニティ規約に違反していないため、そのままにしました。} acted {コミュニティ規約に違反しているため、対応しました。} other {改めて確認し、再び表示しました。}}',
  'mail.reportDecided.private': '通報者が誰かを知っているのはモデレーターだけです。',
  'mail.reportDecided.reason': 'このメールは、Millrace で通報をいただいたためお送りしています。',

  'mail.duplicateDecided.subject': '重複の報告：{subject} と {other}',
  'mail.duplicateDecided.heading':
    '{outcome, select, merged {統合しました} kept {両方とも残しました} other {分離しました}}',
  'mail.duplicateDecided.flagged':
    '{kind, select, product {製品} other {会社}}カタログの {subject} が {other} と重複しているとのご報告を、モデレーターが確認しました。',
  'mail.duplicateDecided.outcome':
    '{outcome, select, merged {2件を統合しました。つながり、サプライヤー、フォロワーは1つにまとまり、以前の URL からも開けます。} kept {同じものではないため、両方とも残しました。} other {統合を取り消しました。つながりとフォロワーはそれぞれ元に戻っています。}}',
  'mail.duplicateDecided.action': '{kind, select, product {製品} other {会社}}を見る',
  'mail.duplicateDecided.reason': 'このメールは、Millrace で重複のご報告をいただいたためお送りしています。',

  'mail.contentHidden.subject':
    '{kind, select, comment {コメント} event {イベント} other {投稿}}が非表示になりました',
  'mail.contentHidden.heading':
    '{kind, select, comment {コメント} event {イベント} other {投稿}}が非表示になりました',
  'mail.contentHidden.happened':
    'モデレーターがお客様の{kind, select, comment {コメント} event {イベント} other {投稿}}を非表示にしました。ご本人だけが見られます。',
  'mail.contentHidden.why': '理由：{because}',
  'mail.contentHidden.appeal': '誤りだと思われる場合は、このメールに返信してください。',

  'mail.contentRestored.subject':
    '{kind, select, comment {コメント} event {イベント} other {投稿}}が再び表示されました',
  'mail.contentRestored.preheader': 'モデレーターが元に戻しました。',
  'mail.contentRestored.heading':
    '{kind, select, comment {コメント} event {イベント} other {投稿}}が再び表示されました',
  'mail.contentRestored.happened':
    'モデレーターがお客様の{kind, select, comment {コメント} event {イベント} other {投稿}}を元に戻しました。再び全員が読めます。',

  'mail.memberSuspended.subject': 'アカウントが停止されました',
  'mail.memberSuspended.heading': 'アカウントが停止されました',
  'mail.memberSuspended.happened':
    'モデレーターがお客様の Millrace アカウントを停止しました。停止が終わるまでログインできず、投稿は非表示になります。',
  'mail.memberSuspended.why': '理由：{because}',

  'mail.suspensionLifted.subject': 'アカウントを再びご利用いただけます',
  'mail.suspensionLifted.preheader': 'これまでどおりログインできます。',
  'mail.suspensionLifted.heading': 'アカウントを再びご利用いただけます',
  'mail.suspensionLifted.happened':
    'Millrace アカウントの停止が解除されました。ログインでき、投稿も再び表示されています。',

  'mail.invitationReceived.subject': 'Millrace へのお問い合わせありがとうございます',
  'mail.invitationReceived.preheader': '担当者よりまもなくご連絡いたします。',
  'mail.invitationReceived.heading': 'ご関心をお寄せいただきありがとうございます',
  'mail.invitationReceived.thanks':
    'Millrace にご関心をお寄せいただきありがとうございます。担当者よりまもなくご連絡いたします。',
  'mail.invitationReceived.ahead': 'お待ちいただく必要はありません。登録は1分で完了します。',
  'mail.invitationReceived.action': 'Millrace に登録する',
  'mail.invitationReceived.reason':
    'このメールは、当サイトのホームページでお客様のアドレスが入力されたためお送りしています。登録されない限り、今後メールはお送りしません。',

  'mail.via': '{name}（Millrace 経由）',
  'mail.someMember': '会員',
  'mail.share.heading':
    '{name} さんが{kind, select, post {投稿} product {製品} company {会社} user {プロフィール} other {ページ}}を共有しました',
  'mail.share.writes': '{name} さんからのメッセージ：',
  'mail.share.writesFrom': '{company} の {name} さんからのメッセージ：',
  'mail.share.label': '{kind, select, post {投稿} product {製品} company {会社} user {会員} other {ページ}}',
  'mail.share.private': 'この投稿は非公開です。共有された人だけが、ログインして開けます。',
  'mail.share.action':
    '{kind, select, post {投稿} product {製品} company {会社} user {プロフィール} other {ページ}}を開く',
  'mail.share.answer': 'このメールへの返信は {name} さんに届きます。',
  'mail.share.reason':
    'このメールは、Millrace 会員の {name} さんがお客様のアドレスを入力したためお送りしています。枠内の文章は Millrace ではなく {name} さんが書いたものです。',
  'mail.share.stop': 'このようなメールの配信を停止する',

  'mail.followInvitation.subject': '{name} さんから {title} のフォローへの招待',
  'mail.followInvitation.preheader':
    'この{kind, select, product {製品} other {会社}}の最新情報と、関わっている人をご覧いただけます。',
  'mail.followInvitation.heading':
    '{name} さんから{kind, select, product {製品} other {会社}}のフォローに招待されました',
  'mail.followInvitation.writes':
    '{name} さんは、メーカーが製品や会社をフォローする Millrace を利用しており、ご興味があるのではないかとお知らせしています。',
  'mail.followInvitation.writesFrom':
    '{company} の {name} さんは、メーカーが製品や会社をフォローする Millrace を利用しており、ご興味があるのではないかとお知らせしています。',
  'mail.followInvitation.label': '{kind, select, product {製品} other {会社}}',
  'mail.followInvitation.action': '{kind, select, product {製品} other {会社}}を開く',
  'mail.followInvitation.signUp': 'Millrace のアカウントをお持ちでない場合は、このアドレスで登録できます',
  'mail.followInvitation.reason':
    'このメールは、Millrace 会員の {name} さんがお客様のアドレスを入力したためお送りしています。',

  'mail.label.quantity': '数量',
  'mail.label.neededBy': '希望納期',
  'mail.label.deliveryCountry': '納入先の国',
  'mail.quoteRequest.subject': '見積依頼：{product}',
  'mail.quoteRequest.heading': '{product} の見積依頼',
  'mail.quoteRequest.happened':
    '{firstName} 様、{buyer} さんがこの製品のサプライヤーに見積を依頼しています。Millrace で回答してください。購入者はそこですべての見積を比較します。',
  'mail.quoteRequest.action': '依頼に回答する',
  'mail.label.price': '価格',
  'mail.label.leadTime': '納期',
  'mail.label.minimumOrder': '最小発注数量',
  'mail.quoteAnswered.subject': '{supplier} からの回答：{product}',
  'mail.quoteAnswered.heading': '{supplier} から見積依頼への回答がありました',
  'mail.quoteAnswered.happened': '{firstName} 様、{product} の見積依頼に {supplier} から回答がありました。',
  'mail.quoteAnswered.action': '回答を比較する',
  'mail.quoteAnswered.reason': 'このメールは、{product} の見積を依頼されたためお送りしています。',
  'mail.quoteRequest.reason':
    'このメールは、{product} を供給する {supplier} の連絡先として登録されているためお送りしています。',

  'mail.alerts.subject': 'Millrace の新着 {count, plural, other {#件}}',
  'mail.alerts.heading': 'Millrace の新着情報',
  'mail.alerts.happened': '前回のメール以降、{count, plural, other {#件}}の新着があります。',
  'mail.alerts.more': 'Millrace でさらに{count, plural, other {#件}}の新着をご覧いただけます。',
  'mail.alerts.action': 'お知らせを開く',
  'mail.alerts.settings': '受け取るメールと頻度を設定する',
  'mail.alerts.reason':
    'このメールは、Millrace のプロフィールでメール通知が有効になっているためお送りしています。',
  'mail.alerts.stop': 'メール通知をすべて停止する',

  'push.title': 'Millrace',

  'alerts.kind.posts': '自分の投稿とやり取り',
  'alerts.kind.people': '人',
  'alerts.kind.products': '製品',
  'alerts.kind.product_posts': 'フォロー中の製品についての新しい投稿',
  'alerts.kind.company_posts': 'フォロー中の会社についての新しい投稿',
  'alerts.kind.searches': '保存した検索の新着',
  'alerts.postTitle': '「{title}」',
  'alerts.newPost': '{actor} さんが「{title}」を投稿しました',
  'alerts.newPostUntitled': '{actor} さんが投稿しました',

  'notifications.others': '{actor} さん{others, plural, =0 {} other {ほか#名}}',
  'notifications.raw_material_added': '{actor}が {linked} を {product} の原材料に追加しました',
  'notifications.end_product_added': '{actor}が {linked} を {product} の最終製品に追加しました',
  'notifications.supplier_added': '{company} が {product} のサプライヤーに追加されました',
  'notifications.raw_material_supplier_added':
    '{company} が、{product} の原材料である {linked} のサプライヤーに追加されました',
  'notifications.application_supplier_added':
    '{company} が、{product} の用途である {linked} のサプライヤーに追加されました',
  'notifications.product_followed': '{actor}が {product} をフォローしました',
  'notifications.linked_product_followed': '{actor}が、{product} と関連する {linked} をフォローしました',
  'notifications.commented': '{actor}があなたの投稿{title}にコメントしました',
  'notifications.liked': '{actor}があなたの投稿{title}に「いいね」しました',
  'notifications.commented_on_liked': 'あなたが「いいね」した投稿{title}に{actor}がコメントしました',
  'notifications.commented_on_commented': 'あなたがコメントした投稿{title}に{actor}がコメントしました',
  'notifications.replied': '{actor}があなたのコメント{title}に返信しました',
  'notifications.liked_on_liked': 'あなたが「いいね」した投稿{title}に{actor}も「いいね」しました',
  'notifications.liked_on_commented': 'あなたがコメントした投稿{title}に{actor}が「いいね」しました',
  'notifications.mentioned': '{actor}が投稿{title}であなたをメンションしました',
  'notifications.company_tagged': '{actor}が {company} に非公開の投稿{title}を送りました',
  'notifications.company_joined': '{actor}が {company} に追加されました',
  'notifications.company_objected':
    '{company} の方があなたの掲載に異議を申し立てました。モデレーターが判断します',
  'notifications.company_verified': 'あなたが {company} に勤務していることをモデレーターが確認しました',
  'notifications.company_request_refused':
    'あなたが {company} に勤務していることをモデレーターは確認できませんでした',
  'notifications.company_link_ended': 'モデレーターがあなたと {company} のつながりを解除しました',
  'notifications.company_objection_decided': '{company} での異議についてモデレーターが判断しました',
  'notifications.company_followed': '{actor}が {company} をフォローしました',
  'notifications.company_product_added': '{product} が {company} に追加されました',
  'notifications.invitation_accepted': '{actor}が Millrace に参加しました',
  'notifications.exhibitor_added': '{company} が {event} の出展者に追加されました',
  'notifications.attendee_going': '{actor}が {event} に参加します',
  'notifications.event_moved': '{actor}が {event} の日時または場所を変更しました',
  'notifications.event_soon': '{event} がまもなく始まります',
  'notifications.quote_requested': '{actor}が {product} の見積を依頼しました',
  'notifications.quote_answered': '{actor}が {product} の見積依頼に回答しました',
  'notifications.search_matched': '「{search}」の新着：{thing}{others, plural, =0 {} other {、ほか#件}}',
  'notifications.connection_added': '{actor}がつながりに追加されました',

  'mail.planReceipt.subject': '{plan} の領収書',
  'mail.planReceipt.preheader': '請求書 {number}、{amount}',
  'mail.planReceipt.heading': 'ありがとうございます。{plan} をご利用いただけます。',
  'mail.planReceipt.paid': 'お支払いを確認しました。内容は次のとおりです。',
  'mail.planReceipt.renews': '解約されない限り、プランは {day} に更新されます。',
  'mail.planReceipt.ends': 'プランは {day} に終了します。',
  'mail.planReceipt.action': 'プランと請求書を見る',
  'mail.label.plan': 'プラン',
  'mail.label.amount': '金額',
  'mail.label.invoice': '請求書',
  'mail.label.term': '期間',
  'mail.plan.term': '{from}～{until}',

  'mail.paymentFailed.subject': '{plan} のお支払いに失敗しました',
  'mail.paymentFailed.preheader': '{day} まではプランをご利用いただけます。',
  'mail.paymentFailed.heading': 'お支払いに失敗しました',
  'mail.paymentFailed.happened':
    '{plan} の次の期間のお支払いができませんでした。今後数日の間に、再度お支払いの処理を行います。',
  'mail.paymentFailed.kept':
    '{day} まではプランをご利用いただけます。その後も継続するには、お支払い方法を確認してください。',
  'mail.paymentFailed.action': 'お支払いを確認する',

  'mail.termEnding.subject':
    '{plan} プランはあと{days, plural, other {#日}}で{renews, select, yes {更新されます} other {終了します}}',
  'mail.termEnding.preheader': '{day}',
  'mail.termEnding.heading': 'プランは {day} に{renews, select, yes {更新されます} other {終了します}}',
  'mail.termEnding.renews':
    '{plan} プランは {amount} で1年間更新されます。何もする必要はありません。更新しない場合は、それまでに解約してください。',
  'mail.termEnding.ends':
    'その後は無料プランになります。何も削除されません。投稿、フォロー、お知らせは残り、再開に備えてチームも保持されます。',
  'mail.termEnding.goesOn':
    'その後は {plan} プランが継続します。何も削除されません。投稿、フォロー、お知らせは残ります。',
  'mail.termEnding.action': 'プランを見る',

  'mail.planEnded.subject': '{plan} プランが終了しました',
  'mail.planEnded.preheader': '現在は無料プランです。何も削除されていません。',
  'mail.planEnded.heading': '{plan} プランが終了しました',
  'mail.planEnded.happened':
    '現在は無料プランです。何も削除されておらず、再びプランを選ぶとすべて元どおりになります。',
  'mail.planEnded.goesOnBrief': '{plan} プランは継続しています。何も削除されていません。',
  'mail.planEnded.goesOn': '{plan} プランは継続しています。何も削除されていません。',
  'mail.planEnded.action': 'プランを比較する',

  'mail.teamInvitation.subject': '{name} さんが {plan} プランを共有しています',
  'mail.teamInvitation.preheader': 'メーカーが製品や会社をフォローする Millrace に参加しませんか。',
  'mail.teamInvitation.heading': '{name} さんからチームに招待されました',
  'mail.teamInvitation.writes':
    '{name} さんは、メーカーが製品や会社をフォローする Millrace の {plan} プランを利用しており、お客様と共有します。',
  'mail.teamInvitation.writesFrom':
    '{company} の {name} さんは、メーカーが製品や会社をフォローする Millrace の {plan} プランを利用しており、お客様と共有します。',
  'mail.teamInvitation.register': 'このアドレスで登録すると、プランを無料でご利用いただけます。',
  'mail.teamInvitation.accept':
    '承諾すると、プランを無料でご利用いただけます。承諾後、{name} さんにお名前が表示されます。回答するまで、アカウントがあることは相手にわかりません。',
  'mail.teamInvitation.join': 'Millrace に登録する',
  'mail.teamInvitation.open': '招待に回答する',
  'mail.teamInvitation.reason':
    'このメールは、Millrace 会員の {name} さんがお客様のアドレスを入力したためお送りしています。',
};
