import { LOGIN_REFUSALS } from '@millrace/domain';
import type { ReplyTexts } from './reply-texts';

/** Texts of replies in Japanese. */
export const JA: ReplyTexts = {
  ...LOGIN_REFUSALS.ja,
  'error.badRequest': 'リクエストを読み取れません。',
  'error.badParameter': 'パラメーター{name}：{problem}。',
  'error.infectedFile': 'ウイルススキャンによりこのファイルは拒否されました。',
  'error.badBody': 'リクエストの内容を読み取れません。',
  'error.signInRequired': 'ログインしてください。',
  'error.forbidden': 'この操作を行う権限がありません。',
  'error.editorsOnly': '製品を変更できるのはカタログの編集者だけです。',
  'error.companyOnly': 'この操作を行えるのは、この会社の担当者だけです。',
  'error.companyRequired': '先にプロフィールに勤務先の会社を追加してください。',
  'error.tokenInvalid': 'このトークンは存在しないか、取り消されたか、期限が切れています。',
  'error.scopeMissing':
    'このトークンではこの操作はできません。この呼び出しに必要な権限を持つトークンを作成してください。',
  'error.tokenRefused': 'この操作はトークンではできません。ログインしてご自身で行ってください。',
  'error.tooManyTokens': 'すでに {tokens} 個のトークンがあります。先に 1 つ取り消してください。',
  'error.tooManySearches': '保存した検索がすでに {searches} 件あります。先に 1 件削除してください。',
  'error.siteNotProven': '先に、このサイトがご自身のものであることを確認してください。',
  'error.crossSite': 'このリクエストは別のサイトから送信されました。',
  'error.uploadRefused': 'このアップロード用アドレスは使用済みか、無効になっています。',
  'error.notFound': 'ここには何もありません。',
  'error.alreadyLinked': 'すでに関連付けられています。',
  'error.alreadyReported': 'すでに報告済みです。モデレーターが確認します。',
  'error.alreadyDecided': 'その間に別の人が判断しました。もう一度ご確認ください。',
  'error.linkRemoved':
    '誤りがあったため、モデレーターが削除しました。正しい場合は、お問い合わせページからご連絡ください。',
  'error.linkCaseWaits': 'すでにモデレーターの確認待ちです。',
  'error.productInUse': 'この製品にはまだサプライヤー、フォロワー、または関連付けがあります。',
  'error.nameTaken': '{kind, select, company {会社} other {製品}}はすでに存在します。',
  'error.linkExpired': 'このリンクは期限切れです。新しいリンクをお求めください。',
  'error.linkReplaced': 'より新しいリンクを送信しました。最新のメールのリンクをご利用ください。',
  'error.linkUsed': 'このリンクは使用済みです。必要な場合は新しいリンクをお求めください。',
  'error.linkUnknown': 'このリンクは無効です。新しいリンクをお求めください。',
  'error.wrongPassword': '現在のパスワードが正しくありません。',
  'error.signInAgain': 'この操作を行うには、もう一度ログインしてください。',
  'error.accountSuspended': 'このアカウントは停止されています。',
  'error.memberBlocked': 'この会員をブロックしています。メッセージを送るにはブロックを解除してください。',
  'error.messagesRefused': 'この会員はあなたからのメッセージを受け付けていません。',
  'error.passkeyRefused': 'このパスキーは受け付けられませんでした。',
  'error.planRequired': 'この操作には有料プランが必要です。',
  'error.messageIdUsed': 'このIDはすでに別の内容に使われています。',
  'error.repeatInProgress': '同じリクエストを処理中です。',
  'error.repeatDiffers': 'このIdempotency-Keyは別のリクエストで使用されています。',
  'error.otherOffset': 'ファイルの別の部分が必要です。どこまで届いているかをお問い合わせください。',
  'error.editedMeanwhile':
    'その間に別の人が変更しました。新しい内容を確認してから、もう一度保存してください。',
  'error.otherTus': 'ここで使えるのはtusプロトコルのバージョン1.0.0だけです。',
  'error.videosUnavailable': '現在動画を受け付けられません。しばらくしてからもう一度お試しください。',
  'error.alreadySubscribed': 'すでに有料プランをご利用中です。',
  'error.teamFull':
    'ご利用のプランには、ご本人のほかに{seats, plural, other {会員#名}}分の枠がありますが、空きがありません。先に誰かを外してください。',
  'error.badSignature': '署名が正しくありません。',
  'error.paymentsUnavailable': '現在お支払いを受け付けられません。請求は発生していません。',
  'error.tooLarge': 'リクエストの内容は{limit}以下にしてください。',
  'error.unsupportedType': '{types}を送信してください。',
  'error.invalidFields': '{count, plural, other {#件の項目が正しくありません。}}',
  'error.selfLink': '製品をそれ自身に関連付けることはできません。',
  'error.rateLimited':
    'リクエストが多すぎます。{hours, plural, =0 {{minutes, plural, =0 {{seconds, plural, other {#秒}}} other {#分}}} other {#時間}}後にもう一度お試しください。',
  'error.memberLimit':
    '会員1名につき{period, select, hour {1時間} other {1日}}に{what, select, posts {投稿または投稿の変更は{limit, number}回} comments {コメントは{limit, number}件} likes {いいねは{limit, number}件} events {イベントの作成は{limit, number}件} other {報告は{limit, number}件}}までで、上限に達しました。{hours, plural, =0 {{minutes, plural, =0 {{seconds, plural, other {#秒}}} other {#分}}} other {#時間}}後にもう一度お試しください。',
  'error.mailLimit':
    '送信できるメールは{period, select, hour {1時間} other {1日}}に{limit}通までで、{left, plural, =0 {残りはありません} other {残りは#通です}}。{hours, plural, =0 {{minutes, plural, =0 {{seconds, plural, other {#秒}}} other {#分}}} other {#時間}}後にまた送信できます。',
  'error.quoteLimit':
    '{what, select, request {サプライヤーへの見積依頼は1日に{limit, plural, other {#件}}までです。} other {見積依頼への回答は1日に{limit, plural, other {#件}}までです。}}{hours, plural, =0 {{minutes, plural, =0 {{seconds, plural, other {#秒}}} other {#分}}} other {#時間}}後にもう一度お試しください。',
  'error.overloaded': '現在アクセスが集中しています。数秒後にもう一度お試しください。',
  'error.readOnly':
    '現在は保存できません。閲覧は引き続きご利用いただけます。しばらくしてからもう一度お試しください。',
  'error.unavailable': '現在応答できません。数秒後にもう一度お試しください。',
  'error.timedOut':
    '処理に時間がかかりすぎたため中止しました。変更は行われていません。範囲を絞るか、しばらくしてからもう一度お試しください。',
  'error.internal': '当サイト側で問題が発生しました。',

  'problem.required': '必須です',
  'problem.unknown': 'ここでは使えません',
  'problem.minLength': '{limit, plural, other {#文字}}以上にしてください',
  'problem.maxLength': '{limit, plural, other {#文字}}以下にしてください',
  'problem.minItems': '{limit, plural, other {#件}}以上にしてください',
  'problem.maxItems': '{limit, plural, other {#件}}以下にしてください',
  'problem.minimum': '{limit}以上にしてください',
  'problem.maximum': '{limit}以下にしてください',
  'problem.type':
    '{type, select, list {JSONのリスト} string {テキスト} integer {整数} number {数値} boolean {trueまたはfalse} array {リスト} object {オブジェクト} other {{type}}}にしてください',
  'problem.enum': '次のいずれかにしてください：{values}',
  'problem.format':
    '{format, select, uuid {ID（UUID）} email {メールアドレス} line {表示できる1行のテキスト} text {表示できるテキスト} website {httpまたはhttpsのウェブアドレス} other {{format}の形式}}にしてください',
  'problem.repeated': '送信できるのは一度だけです',
  'problem.blank': '空にはできません',
  'problem.pattern': '形式が正しくありません',
  'problem.shape': '構造が正しくありません',

  'analytics.noDay': '日付ではありません',
  'analytics.reversed': '開始日より前です',
  'analytics.tooLong': '終了日より{count, number}日を超えて前です',

  'form.missing': '必須項目をすべて入力してください。',
  'form.workEmail': '勤務先のメールアドレスを入力してください。',

  'field.missingThing':
    'この{kind, select, product {製品} company {会社} member {会員} post {投稿} comment {コメント} event {イベント} other {対象}}は存在しません。',
  'field.oneShared': '共有するものを一つ指定してください：投稿、製品、会社、または会員。',
  'field.notEmails': '{count, plural, other {メールアドレスではありません}}：{list}',
  'field.oneself': '別の人を選んでください。',
  'field.nothingSought': '検索する語または条件を指定してください。',
  'field.notCas': 'CAS 番号ではありません。最後のチェック数字が合いません。',
  'field.notEc': 'EC 番号ではありません。最後のチェック数字が合いません。',
  'field.notHs': 'HS コードではありません。4、6、8、10 桁のいずれかです。',
  'field.notFormula': '化学式ではありません。例: SiCl4。',
  'field.notCn': 'CN コード（EU 合同関税品目分類）は 8 桁の数字です。例: 2812 19 90。',
  'field.notUnspsc': 'UNSPSC コードは 8 桁の数字です。例: 12352302。',
  'field.notEclass':
    'ECLASS のクラスは 8 桁の数字（例: 38-05-01-02）または IRDI（例: 0173-1#01-AAA123#001）です。',
  'field.propertyName': '一覧から特性を選ぶか、名前を入力してください。',
  'field.propertyValue': '数値、範囲、テキストのいずれか一つを入力してください。',
  'field.propertyRange': '上限は下限以上にしてください。',
  'field.propertyUnit': '次のいずれかの単位を使ってください: {units}。',
  'field.propertyWithoutUnit': 'この特性に単位はありません。空欄にしてください。',
  'field.notLei': 'LEI ではありません。20 文字で、最後の 2 桁のチェック数字が合う必要があります。',
  'field.notVat': '国の接頭辞が付いた VAT 番号を入力してください。例: DE123456789。',
  'field.notDuns': '9 桁の D-U-N-S ナンバーを入力してください。',
  'field.notOsId':
    'OS ID ではありません。CN2021250D1DTN7 のような 15 文字で、最後のチェック文字が合う必要があります。',
  'field.notCountryCode': '2 文字の国コードを使ってください。例: DE。',
  'field.notLanguageCode': '2 文字の言語コードを使ってください。例: en。',
  'field.halfCoordinates': '緯度と経度は両方入力するか、両方空欄にしてください。',
  'field.notDocumentLink': 'https:// で始まる URL を入力してください。',
  'field.ownCompany': 'ご自身の会社です。',
  'field.linkInSubject':
    '件名にはウェブアドレスを含めないでください。共有する内容へのリンクは本文の下に付きます。',
  'field.newSenderLink':
    'ウェブアドレスを含めないでください。登録から{days}日未満のアカウントは送信できません。共有する内容へのリンクは自動で付きます。',
  'field.ownReport': 'ご自身を報告することはできません。',
  'field.reportText': '何が問題なのか、ご自身の言葉で説明してください。',
  'field.decisionReason': 'どの規則に反しているかを示してください。',
  'field.sameTwice': '別のものを選んでください。それ自身の重複にはなりません。',
  'field.decisionNotOffered': 'ここではこの判断はできません。',
  'field.notAPicture': 'JPEGまたはPNGの画像ではありません。',
  'field.pictureTooLarge': '画像は{limit}メガピクセル以下にしてください。',
  'field.fileTooLarge': 'ファイルは{limit}以下にしてください。',
  'field.notADocument':
    'PDF、Word、Excelのファイルではありません。{limit} MB以下のファイルを添付してください。',
  'field.wrongMedium':
    '{kind, select, image {JPEGまたはPNGの画像} video {MP4、MOVまたはWebMの動画} pdf {PDF} other {マクロのないPowerPointファイル}}ではありません。{limit} MB以下のものを添付してください。',
  'field.unplayableVideo':
    'この動画はブラウザーで再生できません。スマートフォンで撮影したような、H.264またはHEVCの映像とAACの音声による{limit} MB以下の動画を添付してください。',
  'field.brokenFile':
    'ファイルが壊れているか途中で切れているため、開けません。開くことのできる{limit} MB以下のファイルを添付してください。',
  'field.notAFile': 'ファイルにしてください',
  'field.tooManyDocuments': 'この製品の文書は上限の {limit} 件に達しています。先に1件削除してください',
  'field.oneMedium': '添付できるファイルは一つだけです。ほかは外してください。',
  'field.noFile': 'ファイルを選んでください。',
  'field.missingUpload': 'このアップロードは存在しません。動画をもう一度送信してください。',
  'field.unfinishedUpload': '動画がまだすべて届いていません。',
  'field.emptyPost': '何か入力するか、ファイルを添付してください。',
  'field.mentionInside': 'メンションの始まりと終わりは、文字やリンクの途中にできません。',
  'field.damagedPicture': 'この画像は破損しているか、不完全です。開ける画像を選択してください。',
  'field.mentionOutside':
    'メンションはテキストの一部である必要があり、ほかのメンションと重なってはいけません。',
  'field.missingMention': 'メンションされたものの中に存在しないものがあります。',
  'field.notAVideo': 'YouTube動画へのリンクではありません。',
  'field.sheetColumn': '各項目にファイルの列を指定してください',
  'field.sheetNameColumn': '名前の列を選んでください。',
  'field.noSuchSheet': 'ブックにこの名前のシートがありません。',
  'field.noHeadingRow': '見出しのある行を選択してください。',
  'field.endBeforeStart': '終了は開始より前にできません。',
  'field.timeZone': 'このタイムゾーンは存在しません。',
  'field.emptyDetails': 'イベントについて何か入力してください。',
  'field.eitherTypeOrEvent': '`type`と一緒には使えません',
  'field.tooManyOfOthers': 'ほかの会員のイベントに追加できる出展者は{limit, plural, other {#社}}までです。',
  'field.noSeat': 'このアドレスに割り当てられる枠がありません。',
  'field.ownEmail': 'ご自身のアドレスです。',
  'field.repeatedEmail': 'このアドレスはすでにあります。',
  'field.tooManyTagsOfOthers':
    'ほかの会員のイベントにタグ付けできる製品は{limit, plural, other {#件}}までです。',
  'field.notFollowed': '先にこの製品をフォローしてください。',
  'field.notAVote': 'Interested、Going、Not Sureのいずれかを選んでください。',
  'field.notAMoment': '1970年から2100年までの日時にしてください',
  'field.pushEndpoint': 'ブラウザーのプッシュサービスではありません。',
  'field.selfLink': '別の製品を選んでください。',
  'field.sourceLink': 'ページのアドレスを入力してください（例：https://example.com/page）。',
  'field.disputeReason': '何が間違っているかを説明してください。',
  'field.emailAtProfile': 'メールアドレスは、プロフィールでパスワードを使って変更してください。',
  'field.notOwnEmail': 'ご自身のメールアドレスではありません',
  'field.email': 'メールアドレスが正しくありません。',
  'field.primaryEmail': '1つ目のメールアドレスが正しくありません。',
  'field.secondaryEmail': '2つ目のメールアドレスが正しくありません。',
  'field.sameEmail': '1つ目とは別のアドレスを入力してください。',
  'field.noSecondEmail': '先に2つ目のメールアドレスを追加してください。',
  'field.country': 'この国・地域は存在しません。',
  'field.firstName': '名を入力してください。',
  'field.lastName': '姓を入力してください。',
  'field.passwordShort': 'パスワードは8文字以上にしてください。',
  'field.passwordsDiffer': '2つのパスワードが一致しません。',
  'field.passwordCommon':
    '最初に試されやすいパスワードです。互いに関係のない複数の単語など、別のものを選んでください。',
  'field.passwordOfNames':
    'このサイトの名前やメールアドレスとほとんど変わりません。互いに関係のない複数の単語など、別のものを選んでください。',
  'field.currentPassword': '現在のパスワードを入力してください。',
  'field.passwordStands': 'すでにパスワードがあります。プロフィールで変更してください。',
  'field.companyNotChosen': '会社を選んでください。',
  'field.companyNotWanted': '会社を外すか、1も一緒に送信してください。',
  'field.companyClosed': 'この会社の会員は、このサイトの運営者が決めます。',
  'field.companyEnded': 'モデレーターがこの会社とのつながりを終了しました。会社のページから申請できます。',

  'sheet.unreadable': '見出し行のあるCSVまたはXLSXファイルではありません。',
  'sheet.noSheet':
    'このブックには、行のある表示中のシートがありません。リストのシートを表示するか、別のファイルとして保存してください。',
  'sheet.oldExcel':
    'Excel 97–2003のブック（.xls）です。開いて「Excelブック（.xlsx）」として保存してください。',
  'sheet.encrypted': 'このブックにはパスワードが設定されています。解除してから保存し直してください。',
  'sheet.xmlSpreadsheet':
    '「XMLスプレッドシート2003」です。Excelで開き、「Excelブック（.xlsx）」として保存してください。',
  'sheet.webPage':
    '拡張子にかかわらず、これはウェブページです。Excelで開き、「Excelブック（.xlsx）」として保存してください。',
  'sheet.tooCostly':
    'このファイルの読み取りに時間がかかりすぎます。CSVとして保存し直すか、分割してください。',
  'sheet.unpackedTooLarge': 'ブックは展開すると{limit} MBを超えます。',
  'sheet.tooManyRows': 'スプレッドシートは{limit, number}行までです。分割してください。',
  'sheet.broken': '行を読み取れません：{reason}。',
  'sheet.noName': '名前がありません。',
  'sheet.damagedName': '名前にテキストではないものが含まれています。',
  'sheet.damaged':
    '{field, select, address {住所} url {ウェブサイト} description {説明} other {テキスト}}にテキストではないものが含まれています。',
  'sheet.tooLong':
    '{field, select, name {名前} address {住所} url {ウェブサイト} description {説明} other {テキスト}}が{limit, number}文字を超えています。',
  'sheet.notWebsite': 'ウェブサイトがhttpまたはhttpsのウェブアドレスではありません。',
  'sheet.severalWebsites': '最初のウェブサイト{url}だけを取り込みます。',
  'sheet.unknownCountry': '「{value}」は国・地域ではありません。',
  'sheet.itself': 'この製品そのものです。',
  'sheet.nameTaken': 'まったく同じ名前がすでにあります。',
  'sheet.missingChoice': 'この行に選ばれたものはもう存在しません。',
  'sheet.reason': '問題点',

  'site.tooMany': 'すでに{limit}件のサイトがあります。先に一つ外してください。',
  'site.noHost': 'サイトのアドレスを入力してください（例：https://www.example.com）。',
  'site.own': 'これは当サイトのアドレスです。ご自身のサイトのアドレスを入力してください。',
  'site.notPublic': '誰でもドメイン名でアクセスできるサイトのアドレスを、ポート番号なしで入力してください。',

  'page.noAddress': 'ブラウザーに表示されるとおりにページのアドレスを入力してください。',
  'page.notWeb':
    '読み取れるのはhttpとhttpsのページだけです。ほかのページはヘッダーとHTMLを貼り付けてください。',
  'page.credentials': 'アドレスからユーザー名とパスワードを除くか、ヘッダーとHTMLを貼り付けてください。',
  'page.notPublic':
    '読み取るのは、ウェブの通常のポートで公開されているものだけです。このページのヘッダーとHTMLを貼り付けてください。',
  'page.unknownHost': '{host}というホストはありません。アドレスが正しいかご確認ください。',
  'page.unreachable': 'ページにアクセスできません。後でもう一度試すか、ヘッダーとHTMLを貼り付けてください。',
  'page.tooSlow':
    'ページが{seconds, plural, other {#秒}}以内に届きませんでした。ヘッダーとHTMLを貼り付けてください。',
  'page.redirects': 'ページのリダイレクトが{limit}回を超えています。最終的なアドレスを入力してください。',
  'page.status':
    'ページからの応答は{status}でした。お使いのブラウザーが受け取るヘッダーとHTMLを貼り付けてください。',
  'page.notHtml': 'HTMLのページではありません。記事のアドレスを入力してください。',
  'page.tooLarge':
    'ページが{limit} MBを超えています。ヘッダーと、ウィジェットの前後のHTMLを貼り付けてください。',
  'page.pastedTooLarge': '貼り付けられるのは{limit} KBまでです。ウィジェットの前後だけで十分です。',
  'page.bothWays': 'アドレスか、ヘッダーとHTMLのどちらか一方だけにしてください。',
  'page.neitherWay': 'アドレスを入力するか、ヘッダーまたはHTMLを貼り付けてください。',

  'invitation.noted':
    'Millraceに関心をお寄せいただきありがとうございます。担当者から近日中にご連絡いたします。',
  'invitation.sent': '招待しました。',

  'inquiry.received': 'ありがとうございます。お問い合わせを受け付けました。',

  'share.done': '共有しました。',

  'unavailable.title': '現在ご利用いただけません',

  'login.limitedTitle': 'ログインの試行回数が多すぎます',
  'login.limited':
    '{minutes, plural, other {#分}}待ってから、もう一度お試しください。アカウントとパスワードはそのままです。',
  'login.limitedBack': 'サイトに戻る',

  'registration.verify':
    'ただいまお送りしたメールのリンクをクリックして、メールアドレスを確認し、登録を続けてください。',
  'registration.registered': '登録しました。確認用リンクをメールでご確認ください。',
  'registration.resent': '確認用リンクを再送しました。',
  'registration.complete': '登録が完了しました。',
  'registration.reset': 'ただいまお送りしたメールのリンクをクリックして、パスワードを再設定してください。',
  'registration.passwordUpdated': 'パスワードを更新しました。',
};
