import type { MailTexts } from './mail-texts';

/** Arabic texts of mails and push messages. */
export const MAIL_AR: MailTexts = {
  'mail.greeting': 'مرحبًا {name}،',
  'mail.greetingNobody': 'مرحبًا،',
  'mail.plainLink': 'إذا لم يعمل الزر، فافتح هذا الرابط:',
  'mail.validity':
    'يعمل الرابط مرة واحدة خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} من إرسال هذه الرسالة.',
  'mail.reason.account': 'وصلتك هذه الرسالة لأنها تتعلق بأمان حسابك على Millrace.',

  'mail.label.company': 'الشركة',
  'mail.label.device': 'الجهاز',
  'mail.label.email': 'البريد الإلكتروني',
  'mail.label.event': 'الفعالية',
  'mail.label.name': 'الاسم',
  'mail.label.phone': 'الهاتف',
  'mail.label.place': 'المكان',
  'mail.label.product': 'المنتج',
  'mail.label.suppliers': 'المورّدون',
  'mail.label.time': 'الوقت',

  'mail.verifyRegistration.subject': 'تحقق من عنوان بريدك الإلكتروني',
  'mail.verifyRegistration.preheader':
    'بقيت خطوة واحدة. يعمل الرابط خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'mail.verifyRegistration.heading': 'تحقق من عنوان بريدك الإلكتروني',
  'mail.verifyRegistration.ask':
    'استخدم شخص ما هذا العنوان لإنشاء حساب على Millrace. إذا كان ذلك أنت، فتحقق منه للمتابعة.',
  'mail.verifyRegistration.action': 'التحقق من عنوان البريد الإلكتروني',
  'mail.verifyRegistration.notYou':
    'إذا لم يكن ذلك أنت، فلا حاجة إلى فعل شيء. لا ننشئ أي حساب قبل استخدام الرابط.',
  'mail.verifyRegistration.reason': 'وصلتك هذه الرسالة لأن شخصًا ما استخدم عنوانك لإنشاء حساب على Millrace.',

  'mail.alreadyRegistered.subject': 'لديك حساب على Millrace بالفعل',
  'mail.alreadyRegistered.preheader': 'حاول شخص ما إنشاء حساب بعنوانك.',
  'mail.alreadyRegistered.heading': 'لديك حساب بالفعل',
  'mail.alreadyRegistered.happened':
    'حاول شخص ما، وربما أنت، إنشاء حساب على Millrace بهذا العنوان. وهو مرتبط بحسابك بالفعل.',
  'mail.alreadyRegistered.unchanged': 'لم يتغير حسابك ولا كلمة مرورك. ولم نكشف أن الحساب موجود.',
  'mail.alreadyRegistered.action': 'تسجيل الدخول',
  'mail.alreadyRegistered.reset': 'نسيت كلمة المرور؟ اختر كلمة جديدة',
  'mail.alreadyRegistered.reason': 'وصلتك هذه الرسالة لأن شخصًا ما حاول إنشاء حساب بعنوان حسابك على Millrace.',

  'mail.resetPassword.subject': 'اختر كلمة مرور جديدة',
  'mail.resetPassword.preheader':
    'يعمل الرابط خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'mail.resetPassword.heading': 'اختر كلمة مرور جديدة',
  'mail.resetPassword.ask': 'طلب شخص ما، وربما أنت، كلمة مرور جديدة لحسابك.',
  'mail.resetPassword.action': 'اختيار كلمة مرور جديدة',
  'mail.resetPassword.notYou': 'إذا لم يكن ذلك أنت، فلا حاجة إلى فعل شيء. لم تتغير كلمة مرورك.',
  'mail.resetPassword.reason': 'وصلتك هذه الرسالة لأن شخصًا ما طلب كلمة مرور جديدة لحسابك على Millrace.',

  'mail.confirmEmail.subject': 'أكّد عنوان بريدك الإلكتروني الجديد',
  'mail.confirmEmail.preheader':
    'يعمل الرابط خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
  'mail.confirmEmail.heading': 'أكّد عنوان بريدك الإلكتروني الجديد',
  'mail.confirmEmail.ask': 'أضاف شخص ما العنوان {address} إلى حساب على Millrace. أكّده لبدء استخدامه.',
  'mail.confirmEmail.action': 'تأكيد عنوان البريد الإلكتروني',
  'mail.confirmEmail.notYou': 'إذا لم يكن هذا حسابك، فلا حاجة إلى فعل شيء. لن نضيف العنوان.',
  'mail.confirmEmail.reason': 'وصلتك هذه الرسالة لأن شخصًا ما أضاف عنوانك إلى حساب على Millrace.',

  'mail.yourCompany': 'شركتك',
  'mail.certificatesEnding.subject':
    '{count, plural, zero {# شهادة} one {شهادة واحدة} two {شهادتان} few {# شهادات} many {# شهادة} other {# شهادة}} لدى {company} {count, plural, zero {تنتهي صلاحيتها} one {تنتهي صلاحيتها} two {تنتهي صلاحيتهما} few {تنتهي صلاحيتها} many {تنتهي صلاحيتها} other {تنتهي صلاحيتها}} قريبًا',
  'mail.certificatesEnding.preheader': 'بعد التجديد، أدخل التاريخ الجديد في صفحة الشركة.',
  'mail.certificatesEnding.one': 'تنتهي صلاحية {name} في {day}.',
  'mail.certificatesEnding.todo':
    'بعد ذلك تعرض Millrace {count, plural, zero {الشهادات} one {الشهادة} two {الشهادتين} few {الشهادات} many {الشهادات} other {الشهادات}} على أنها منتهية، ولا تظهر الشركة عند البحث بها. بعد التجديد، أدخل التاريخ الجديد في «تعديل البيانات».',
  'mail.certificatesEnding.action': 'عرض الشركة',

  'mail.passwordChanged.subject': 'غُيّرت كلمة مرورك',
  'mail.passwordChanged.preheader': 'إذا لم يكن ذلك أنت، فاختر كلمة جديدة الآن.',
  'mail.passwordChanged.heading': 'غُيّرت كلمة مرورك',
  'mail.passwordChanged.happened': 'غُيّرت كلمة مرورك على Millrace في {moment}.',
  'mail.passwordChanged.notYou':
    'إذا كان ذلك أنت، فلا حاجة إلى فعل شيء. وإلا فاختر كلمة مرور جديدة الآن، فيُسجَّل خروج كل من سواك.',

  'mail.emailChangeAsked.subject':
    '{slot, select, primary {طلب تغيير عنوان بريدك الإلكتروني} other {طلب إضافة عنوان بريد إلكتروني ثانوي}}',
  'mail.emailChangeAsked.preheader': 'إذا لم يكن ذلك أنت، فأوقفه الآن.',
  'mail.emailChangeAsked.happened':
    'في {moment}، طلب شخص سجّل الدخول إلى حسابك على Millrace جعل {address} عنوان البريد الإلكتروني {slot, select, primary {الأساسي} other {الثانوي}}. سنضيف العنوان عند فتح الرابط الذي أرسلناه إليه.',
  'mail.stop.notYou':
    'إذا كان ذلك أنت، فلا حاجة إلى فعل شيء. وإلا فاستخدم الرابط أدناه. يسجّل الخروج من جميع الأجهزة، ويلغي جميع رموز الوصول، ويعيد عناوين بريدك الإلكتروني. ويزيل أيضًا مفاتيح المرور وتطبيق المصادقة وحساب LinkedIn إذا أضيفت مع هذا التغيير أو بعده. بعد ذلك يمكنك اختيار كلمة مرور جديدة.',
  'mail.stop.action': 'لم يكن ذلك أنا',

  'mail.accountNotice.subject':
    '{what, select, passkeyAdded {أُضيف مفتاح مرور إلى حسابك} passkeyRemoved {أُزيل مفتاح مرور من حسابك} twoFactorOn {تسجيل الدخول بخطوتين مفعّل} twoFactorOff {تسجيل الدخول بخطوتين متوقف} linkedinLinked {رُبط LinkedIn بحسابك} addressesSwapped {بُدّل بريدك الأساسي والثانوي} secondAdded {أُضيف عنوان بريد إلكتروني ثانوي إلى حسابك} other {يحاول شخص ما تخمين رموز حسابك}}',
  'mail.accountNotice.happened':
    '{what, select, passkeyAdded {في {moment}، أُضيف مفتاح مرور إلى حسابك على Millrace. يسجّل الدخول بدون كلمة مرور.} passkeyRemoved {في {moment}، أُزيل مفتاح مرور من حسابك على Millrace.} twoFactorOn {منذ {moment}، يتطلب تسجيل الدخول إلى حسابك على Millrace رمزًا من تطبيق مصادقة.} twoFactorOff {منذ {moment}، لم يعد تسجيل الدخول إلى حسابك على Millrace يتطلب رمزًا من تطبيق مصادقة.} linkedinLinked {في {moment}، سجّل شخص ما الدخول إلى حسابك على Millrace بحساب LinkedIn له عنوان البريد الإلكتروني المؤكد نفسه. يمكن الآن تسجيل الدخول بحساب LinkedIn هذا.} addressesSwapped {في {moment}، بُدّل عنوانا البريد الإلكتروني الأساسي والثانوي لحسابك على Millrace.} secondAdded {في {moment}، أُكّد عنوان البريد الإلكتروني الثانوي لحسابك على Millrace. يمكننا الآن إرسال الرسائل إليه.} other {في {moment}، أدخل شخص يعرف كلمة مرورك عدة رموز خاطئة.}}',
  'mail.accountNotice.codesTried':
    'لم ينجح تسجيل الدخول. إذا لم يكن ذلك أنت، فاختر كلمة مرور جديدة الآن. إذا تعذّر عليك خلال الساعة القادمة تسجيل الدخول برمز من تطبيقك، فاستخدم رمز استرداد أو مفتاح مرور.',

  'mail.tokenMade.subject': 'أُنشئ رمز وصول في حسابك',
  'mail.tokenMade.happened':
    'في {moment}، أُنشئ رمز وصول شخصي{isNamed, select, yes { باسم «{name}»} other {}} في حسابك على Millrace. حتى {day}، يمكن للبرامج التي تملكه {may, select, write {قراءة وتغيير} other {قراءة}} كل ما يمكنك الوصول إليه.',

  'mail.emailChanged.subject': 'غُيّر عنوان بريدك الإلكتروني',
  'mail.emailChanged.preheader': 'إذا لم يكن ذلك أنت، فردّ على هذه الرسالة.',
  'mail.emailChanged.heading': 'غُيّر عنوان بريدك الإلكتروني',
  'mail.emailChanged.happened':
    'منذ {moment}، أصبح عنوان البريد الإلكتروني لحسابك على Millrace هو {address}. نرسل الآن جميع الرسائل إليه.',
  'mail.emailChanged.notYou': 'إذا لم يكن ذلك أنت، فردّ على هذه الرسالة وسنتحقق من الأمر.',
  'mail.emailChanged.reason':
    'وصلتك هذه الرسالة، وهي الأخيرة إلى هذا العنوان، لأن العنوان كان مرتبطًا بحسابك على Millrace.',

  'mail.eventRemoved.subject': 'أُلغيت الفعالية',
  'mail.eventRemoved.preheader': 'ألغاها المنظّم.',
  'mail.eventRemoved.heading': 'أُلغيت الفعالية',
  'mail.eventRemoved.happened': 'ألغى المنظّم فعالية كنت تنوي حضورها.',
  'mail.eventRemoved.action': 'تصفح فعاليات أخرى',
  'mail.eventRemoved.reason': 'وصلتك هذه الرسالة لأنك اخترت «سأحضر» أو «مهتم» لهذه الفعالية.',
  'mail.newSignIn.subject': 'تسجيل دخول جديد إلى حسابك',
  'mail.newSignIn.preheader': 'من {device}. إذا لم يكن ذلك أنت، فاختر كلمة مرور جديدة.',
  'mail.newSignIn.heading': 'تسجيل دخول جديد إلى حسابك',
  'mail.newSignIn.happened': 'استُخدم حسابك على جهاز لم نره من قبل.',
  'mail.newSignIn.notYou':
    'إذا كان ذلك أنت، فلا حاجة إلى فعل شيء. وإلا فاختر كلمة مرور جديدة، فيُسجَّل خروج كل من سواك. ثم تحقق في ملفك الشخصي من عدم وجود مفتاح مرور أو تطبيق مصادقة أو حساب LinkedIn لا تعرفه.',

  'mail.accountDeleted.subject': 'حُذف حسابك',
  'mail.accountDeleted.preheader': 'حُذفت بياناتك معه.',
  'mail.accountDeleted.heading': 'حُذف حسابك',
  'mail.accountDeleted.happened': 'حُذف حسابك على Millrace في {moment} بناءً على طلب من الحساب.',
  'mail.accountDeleted.notYou': 'إذا لم يكن ذلك أنت، فردّ على هذه الرسالة.',

  'mail.moderation.reason': 'وصلتك هذه الرسالة لأن مشرفًا على Millrace اتخذ قرارًا بشأن حسابك أو شيء كتبته.',
  'mail.because':
    '{because, select, spam {رسائل مزعجة أو إعلانات} harassment {مضايقة أو كراهية} false_information {معلومات خاطئة أو مضللة} confidential {محتوى سري أو محمي بحقوق النشر} impersonation {انتحال شخصية} illegal {غير قانوني أو خطر} other {مخالفة لقواعد المجتمع}}',

  'mail.reportDecided.subject': 'جديد بشأن بلاغك',
  'mail.reportDecided.preheader': 'راجعه أحد المشرفين.',
  'mail.reportDecided.heading':
    '{outcome, select, kept {لم يُتخذ أي إجراء} acted {اتخذنا إجراءً بناءً على بلاغك} other {عاد إلى الظهور}}',
  'mail.reportDecided.reported':
    'أبلغت عن {kind, select, post {منشور من {name}} comment {تعليق من {name}} event {فعالية من {name}} other {العضو {name}}}. راجعه أحد المشرفين.',
  'mail.reportDecided.outcome':
    '{outcome, select, kept {لا يخالف قواعد المجتمع، لذلك تركناه كما هو.} acted {يخالف قواعد المجتمع، وقد اتخذنا إجراءً.} other {راجعناه مرة أخرى وأعدنا إظهاره.}}',
  'mail.reportDecided.private': 'المشرفون وحدهم يعرفون أنك أرسلت البلاغ.',
  'mail.reportDecided.reason': 'وصلتك هذه الرسالة لأنك أبلغت عن شيء على Millrace.',

  'mail.duplicateDecided.subject': 'بلاغك عن نسخة مكررة: {subject} و{other}',
  'mail.duplicateDecided.heading': '{outcome, select, merged {دُمجا} kept {أُبقي كلاهما} other {فُصلا}}',
  'mail.duplicateDecided.flagged':
    'أبلغت أن {subject} نسخة مكررة من {other} في كتالوج {kind, select, product {المنتجات} other {الشركات}}. راجع أحد المشرفين البلاغ.',
  'mail.duplicateDecided.outcome':
    '{outcome, select, merged {دمجناهما. أصبحت روابطهما ومورّدوهما ومتابعوهما معًا، والعنوان القديم يؤدي إلى الصفحة نفسها.} kept {ليسا الشيء نفسه، لذلك أبقينا كليهما.} other {تراجعنا عن الدمج. لكل منهما روابطه ومتابعوه من جديد.}}',
  'mail.duplicateDecided.action': 'عرض {kind, select, product {المنتج} other {الشركة}}',
  'mail.duplicateDecided.reason': 'وصلتك هذه الرسالة لأنك أبلغت عن نسخة مكررة على Millrace.',

  'mail.contentHidden.subject':
    '{kind, select, comment {أُخفي تعليقك} event {أُخفيت فعاليتك} other {أُخفي منشورك}}',
  'mail.contentHidden.heading':
    '{kind, select, comment {أُخفي تعليقك} event {أُخفيت فعاليتك} other {أُخفي منشورك}}',
  'mail.contentHidden.happened':
    'أخفى أحد المشرفين {kind, select, comment {تعليقك. أنت وحدك من يمكنه رؤيته} event {فعاليتك. أنت وحدك من يمكنه رؤيتها} other {منشورك. أنت وحدك من يمكنه رؤيته}}.',
  'mail.contentHidden.why': 'السبب: {because}.',
  'mail.contentHidden.appeal': 'إذا كنت ترى أن هذا خطأ، فردّ على هذه الرسالة.',

  'mail.contentRestored.subject':
    '{kind, select, comment {عاد تعليقك إلى الظهور} event {عادت فعاليتك إلى الظهور} other {عاد منشورك إلى الظهور}}',
  'mail.contentRestored.preheader': 'أعاده أحد المشرفين.',
  'mail.contentRestored.heading':
    '{kind, select, comment {عاد تعليقك إلى الظهور} event {عادت فعاليتك إلى الظهور} other {عاد منشورك إلى الظهور}}',
  'mail.contentRestored.happened':
    'أعاد أحد المشرفين إظهار {kind, select, comment {تعليقك. يمكن للجميع قراءته} event {فعاليتك. يمكن للجميع قراءتها} other {منشورك. يمكن للجميع قراءته}} من جديد.',

  'mail.memberSuspended.subject': 'أُوقف حسابك',
  'mail.memberSuspended.heading': 'أُوقف حسابك',
  'mail.memberSuspended.happened':
    'أوقف أحد المشرفين حسابك على Millrace. حتى انتهاء الإيقاف، لا يمكنك تسجيل الدخول، وتبقى منشوراتك مخفية.',
  'mail.memberSuspended.why': 'السبب: {because}.',

  'mail.suspensionLifted.subject': 'حسابك نشط من جديد',
  'mail.suspensionLifted.preheader': 'يمكنك تسجيل الدخول كما في السابق.',
  'mail.suspensionLifted.heading': 'حسابك نشط من جديد',
  'mail.suspensionLifted.happened':
    'انتهى إيقاف حسابك على Millrace. يمكنك تسجيل الدخول، ومنشوراتك ظاهرة من جديد.',

  'mail.invitationReceived.subject': 'اهتمامك بـ Millrace',
  'mail.invitationReceived.preheader': 'سيكتب إليك أحد أعضاء فريقنا قريبًا.',
  'mail.invitationReceived.heading': 'شكرًا لاهتمامك',
  'mail.invitationReceived.thanks': 'شكرًا لاهتمامك بـ Millrace. سيتواصل معك أحد ممثلي فريقنا قريبًا.',
  'mail.invitationReceived.ahead': 'لا داعي للانتظار. إنشاء الحساب يستغرق دقيقة واحدة.',
  'mail.invitationReceived.action': 'الانضمام إلى Millrace',
  'mail.invitationReceived.reason':
    'وصلتك هذه الرسالة لأن شخصًا ما أدخل عنوانك في صفحتنا الرئيسية. لن نرسل رسالة أخرى ما لم تنشئ حسابًا.',

  'mail.via': '{name} عبر Millrace',
  'mail.someMember': 'أحد الأعضاء',
  'mail.share.heading':
    'شارك {name} معك {kind, select, post {منشورًا} product {منتجًا} company {شركة} user {ملفًا شخصيًا} other {صفحة}}',
  'mail.share.writes': 'كتب {name}:',
  'mail.share.writesFrom': 'كتب {name} من {company}:',
  'mail.share.label': '{kind, select, post {منشور} product {منتج} company {شركة} user {عضو} other {صفحة}}',
  'mail.share.private': 'هذا المنشور خاص. لا يفتحه بعد تسجيل الدخول إلا من شُورك معهم.',
  'mail.share.action':
    'فتح {kind, select, post {المنشور} product {المنتج} company {الشركة} user {الملف الشخصي} other {الصفحة}}',
  'mail.share.answer': 'تصل الردود على هذه الرسالة إلى {name}.',
  'mail.share.reason':
    'وصلتك هذه الرسالة لأن {name}، وهو عضو في Millrace، أدخل عنوانك. النص داخل الإطار كتبه {name} وليس Millrace.',
  'mail.share.stop': 'إلغاء الاشتراك في رسائل كهذه',

  'mail.followInvitation.subject': 'يدعوك {name} إلى متابعة {title}',
  'mail.followInvitation.preheader':
    'تعرّف على الجديد عن {kind, select, product {هذا المنتج} other {هذه الشركة}} وعلى المهتمين الآخرين.',
  'mail.followInvitation.heading': 'يدعوك {name} إلى متابعة {kind, select, product {منتج} other {شركة}}',
  'mail.followInvitation.writes':
    'يستخدم {name} منصة Millrace، حيث يتابع المصنّعون المنتجات والشركات، ويرى أن هذا قد يهمك.',
  'mail.followInvitation.writesFrom':
    'يستخدم {name} من {company} منصة Millrace، حيث يتابع المصنّعون المنتجات والشركات، ويرى أن هذا قد يهمك.',
  'mail.followInvitation.label': '{kind, select, product {المنتج} other {الشركة}}',
  'mail.followInvitation.action': 'فتح {kind, select, product {المنتج} other {الشركة}}',
  'mail.followInvitation.signUp': 'ليس لديك حساب على Millrace؟ أنشئ حسابًا بهذا العنوان',
  'mail.followInvitation.reason': 'وصلتك هذه الرسالة لأن {name}، وهو عضو في Millrace، أدخل عنوانك.',

  'mail.label.quantity': 'الكمية',
  'mail.label.neededBy': 'مطلوب بحلول',
  'mail.label.deliveryCountry': 'بلد التسليم',
  'mail.quoteRequest.subject': 'طلب عرض سعر: {product}',
  'mail.quoteRequest.heading': 'طلب عرض سعر لـ {product}',
  'mail.quoteRequest.happened':
    'مرحبًا {firstName}، يطلب {buyer} عروض أسعار من مورّدي هذا المنتج. قدّم ردّك على Millrace، حيث يقارن المشتري جميع العروض.',
  'mail.quoteRequest.action': 'الرد على الطلب',
  'mail.label.price': 'السعر',
  'mail.label.leadTime': 'مدة التوريد',
  'mail.label.minimumOrder': 'الحد الأدنى للطلب',
  'mail.quoteAnswered.subject': 'ردّ من {supplier}: {product}',
  'mail.quoteAnswered.heading': 'ردّ من {supplier} على طلبك',
  'mail.quoteAnswered.happened': 'مرحبًا {firstName}، وصل ردّ من {supplier} على طلب عرض السعر لـ {product}.',
  'mail.quoteAnswered.action': 'مقارنة الردود',
  'mail.quoteAnswered.reason': 'وصلتك هذه الرسالة لأنك طلبت عرض سعر لـ {product}.',
  'mail.quoteRequest.reason': 'وصلتك هذه الرسالة لأنك مدرج كجهة اتصال لدى {supplier} ضمن مورّدي {product}.',

  'mail.alerts.subject':
    '{count, plural, zero {لا تحديثات} one {تحديث واحد} two {تحديثان} few {# تحديثات} many {# تحديثًا} other {# تحديث}} على Millrace',
  'mail.alerts.heading': 'الجديد على Millrace',
  'mail.alerts.happened':
    'منذ رسالتنا الأخيرة: {count, plural, zero {لا تحديثات} one {تحديث واحد} two {تحديثان} few {# تحديثات} many {# تحديثًا} other {# تحديث}}.',
  'mail.alerts.more':
    'على Millrace أيضًا: {count, plural, zero {لا تحديثات أخرى} one {تحديث آخر} two {تحديثان آخران} few {# تحديثات أخرى} many {# تحديثًا آخر} other {# تحديث آخر}}.',
  'mail.alerts.action': 'فتح إشعاراتك',
  'mail.alerts.settings': 'اختر الرسائل التي تصلك وعدد مراتها',
  'mail.alerts.reason': 'وصلتك هذه الرسالة لأن تنبيهات البريد الإلكتروني مفعّلة في ملفك الشخصي على Millrace.',
  'mail.alerts.stop': 'إيقاف جميع تنبيهات البريد الإلكتروني',

  'push.title': 'Millrace',

  'alerts.kind.posts': 'منشوراتك ونقاشاتك',
  'alerts.kind.people': 'الأشخاص',
  'alerts.kind.products': 'المنتجات',
  'alerts.kind.product_posts': 'منشورات جديدة عن منتجات تتابعها',
  'alerts.kind.company_posts': 'منشورات جديدة عن شركات تتابعها',
  'alerts.kind.searches': 'الجديد في عمليات البحث المحفوظة',
  'alerts.postTitle': ' «{title}»',
  'alerts.newPost': 'نشر {actor} «{title}»',
  'alerts.newPostUntitled': 'نشر {actor} شيئًا جديدًا',

  'notifications.others':
    '{actor}{others, plural, =0 {} zero {} one { وشخص آخر} two { وشخصان آخران} few { و# أشخاص آخرين} many { و# شخصًا آخر} other { و# شخص آخر}}',
  'notifications.raw_material_added': 'أضاف {actor} المنتج {linked} إلى المواد الخام لـ {product}',
  'notifications.end_product_added': 'أضاف {actor} المنتج {linked} إلى المنتجات النهائية لـ {product}',
  'notifications.supplier_added': 'أُضيفت {company} إلى مورّدي {product}',
  'notifications.raw_material_supplier_added':
    'أُضيفت {company} إلى مورّدي {linked}، وهو مادة خام لـ {product}',
  'notifications.application_supplier_added': 'أُضيفت {company} إلى مورّدي {linked}، وهو تطبيق لـ {product}',
  'notifications.product_followed': 'بدأ {actor} متابعة {product}',
  'notifications.linked_product_followed': 'بدأ {actor} متابعة {linked} المرتبط بـ {product}',
  'notifications.commented': 'علّق {actor} على منشورك{title}',
  'notifications.liked': 'أُعجب {actor} بمنشورك{title}',
  'notifications.commented_on_liked': 'علّق {actor} على منشور أعجبك{title}',
  'notifications.commented_on_commented': 'علّق {actor} على منشور علّقت عليه{title}',
  'notifications.replied': 'ردّ {actor} على تعليقك{title}',
  'notifications.liked_on_liked': 'أُعجب {actor} بمنشور أعجبك{title}',
  'notifications.liked_on_commented': 'أُعجب {actor} بمنشور علّقت عليه{title}',
  'notifications.mentioned': 'ذكرك {actor} في منشور{title}',
  'notifications.company_tagged': 'أرسل {actor} منشورًا خاصًا إلى {company}{title}',
  'notifications.company_joined': 'أُضيف {actor} إلى {company}',
  'notifications.company_objected': 'اعترض شخص في {company} على إدراجك. سيقرر أحد المشرفين',
  'notifications.company_verified': 'تحقق أحد المشرفين من أنك تعمل في {company}',
  'notifications.company_request_refused': 'تعذّر على أحد المشرفين التحقق من أنك تعمل في {company}',
  'notifications.company_link_ended': 'أنهى أحد المشرفين ارتباطك بـ {company}',
  'notifications.company_objection_decided': 'بتّ أحد المشرفين في الاعتراض في {company}',
  'notifications.company_followed': 'بدأ {actor} متابعة {company}',
  'notifications.company_product_added': 'أُضيف {product} إلى {company}',
  'notifications.invitation_accepted': 'انضم {actor} إلى Millrace',
  'notifications.exhibitor_added': 'أُضيفت {company} إلى العارضين في {event}',
  'notifications.attendee_going': 'سيحضر {actor} فعالية {event}',
  'notifications.event_moved': 'غيّر {actor} موعد فعالية {event} أو مكانها',
  'notifications.event_soon': 'تبدأ فعالية {event} قريبًا',
  'notifications.quote_requested': 'طلب {actor} عرض سعر لـ {product}',
  'notifications.quote_answered': 'ردّ {actor} على طلبك لعرض سعر {product}',
  'notifications.search_matched':
    'جديد في «{search}»: {thing}{others, plural, =0 {} zero {} one { ونتيجة أخرى} two { ونتيجتان أخريان} few { و# نتائج أخرى} many { و# نتيجة أخرى} other { و# نتيجة أخرى}}',
  'notifications.connection_added': 'أُضيف {actor} إلى علاقاتك المهنية',

  'mail.planReceipt.subject': 'إيصالك لباقة {plan}',
  'mail.planReceipt.preheader': 'الفاتورة {number}، {amount}',
  'mail.planReceipt.heading': 'شكرًا لك. باقتك الآن {plan}.',
  'mail.planReceipt.paid': 'استلمنا دفعتك. إليك التفاصيل.',
  'mail.planReceipt.renews': 'تتجدد باقتك في {day} ما لم تلغها قبل ذلك.',
  'mail.planReceipt.ends': 'تنتهي باقتك في {day}.',
  'mail.planReceipt.action': 'عرض باقتك وفواتيرك',
  'mail.label.plan': 'الباقة',
  'mail.label.amount': 'المبلغ',
  'mail.label.invoice': 'الفاتورة',
  'mail.label.term': 'المدة',
  'mail.plan.term': 'من {from} إلى {until}',

  'mail.paymentFailed.subject': 'فشل الدفع لباقة {plan}',
  'mail.paymentFailed.preheader': 'تبقى الباقة لديك حتى {day}.',
  'mail.paymentFailed.heading': 'فشل الدفع',
  'mail.paymentFailed.happened':
    'تعذّر تحصيل دفعة المدة التالية لباقة {plan}. سنحاول مرة أخرى خلال الأيام القادمة.',
  'mail.paymentFailed.kept': 'تبقى الباقة لديك حتى {day}. تحقق من وسيلة الدفع للاحتفاظ بها بعد ذلك.',
  'mail.paymentFailed.action': 'مراجعة الدفع',

  'mail.termEnding.subject':
    '{renews, select, yes {تتجدد} other {تنتهي}} باقة {plan} خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  'mail.termEnding.preheader': 'في {day}.',
  'mail.termEnding.heading': '{renews, select, yes {تتجدد} other {تنتهي}} باقتك في {day}',
  'mail.termEnding.renews':
    'تتجدد باقة {plan} لسنة أخرى مقابل {amount}. لا حاجة إلى فعل شيء. لإيقاف التجديد، ألغها قبل ذلك.',
  'mail.termEnding.ends':
    'بعد ذلك تنتقل إلى الباقة المجانية. لا يُحذف شيء: تبقى منشوراتك ومتابعاتك وإشعاراتك، ونحتفظ بفريقك في حال عودتك.',
  'mail.termEnding.goesOn':
    'بعد ذلك تنتقل إلى باقة {plan} السارية. لا يُحذف شيء: تبقى منشوراتك ومتابعاتك وإشعاراتك.',
  'mail.termEnding.action': 'عرض باقتك',

  'mail.planEnded.subject': 'انتهت باقتك {plan}',
  'mail.planEnded.preheader': 'أنت الآن على الباقة المجانية. لم يُحذف شيء.',
  'mail.planEnded.heading': 'انتهت باقتك {plan}',
  'mail.planEnded.happened':
    'أنت الآن على الباقة المجانية. لم يُحذف شيء، ويعود كل شيء عندما تختار باقة من جديد.',
  'mail.planEnded.goesOnBrief': 'تستمر باقتك {plan}. لم يُحذف شيء.',
  'mail.planEnded.goesOn': 'أنت على باقة {plan}، وهي مستمرة. لم يُحذف شيء.',
  'mail.planEnded.action': 'مقارنة الباقات',

  'mail.teamInvitation.subject': 'يشارك {name} معك باقة {plan}',
  'mail.teamInvitation.preheader': 'انضم إلى Millrace، حيث يتابع المصنّعون المنتجات والشركات.',
  'mail.teamInvitation.heading': 'يدعوك {name} إلى الانضمام إلى فريقه',
  'mail.teamInvitation.writes':
    'لدى {name} باقة {plan} على Millrace، حيث يتابع المصنّعون المنتجات والشركات، ويشاركها معك.',
  'mail.teamInvitation.writesFrom':
    'لدى {name} من {company} باقة {plan} على Millrace، حيث يتابع المصنّعون المنتجات والشركات، ويشاركها معك.',
  'mail.teamInvitation.register': 'أنشئ حسابًا بهذا العنوان للحصول على الباقة مجانًا.',
  'mail.teamInvitation.accept':
    'اقبل الدعوة للحصول على الباقة مجانًا. عندئذ يرى {name} اسمك. وإلى أن تجيب، لا يظهر له أن لديك حسابًا.',
  'mail.teamInvitation.join': 'الانضمام إلى Millrace',
  'mail.teamInvitation.open': 'الرد على الدعوة',
  'mail.teamInvitation.reason': 'وصلتك هذه الرسالة لأن {name}، وهو عضو في Millrace، أدخل عنوانك.',
};
