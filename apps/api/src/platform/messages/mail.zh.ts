import type { MailTexts } from './mail-texts';

/** Chinese texts of mails and push messages. */
export const MAIL_ZH: MailTexts = {
  'mail.greeting': '{name}，您好：',
  'mail.greetingNobody': '您好：',
  'mail.plainLink': '如果按钮无法使用，请打开以下链接：',
  'mail.validity': '该链接仅可使用一次，自本邮件发出后 {hours, plural, other {# 小时}}内有效。',
  'mail.reason.account': '您收到此邮件，是因为它关系到您 Millrace 账户的安全。',

  'mail.label.company': '公司',
  'mail.label.device': '设备',
  'mail.label.email': '邮箱',
  'mail.label.event': '活动',
  'mail.label.name': '姓名',
  'mail.label.phone': '电话',
  'mail.label.place': '地点',
  'mail.label.product': '产品',
  'mail.label.suppliers': '供应商',
  'mail.label.time': '时间',

  'mail.verifyRegistration.subject': '请验证您的邮箱地址',
  'mail.verifyRegistration.preheader': '只差一步。链接在 {hours, plural, other {# 小时}}内有效。',
  'mail.verifyRegistration.heading': '请验证您的邮箱地址',
  'mail.verifyRegistration.ask': '有人使用此地址注册了 Millrace。如果是您本人，请验证该地址以继续。',
  'mail.verifyRegistration.action': '验证邮箱地址',
  'mail.verifyRegistration.notYou': '如果您没有注册，则无需任何操作。点击链接之前，我们不会创建账户。',
  'mail.verifyRegistration.reason': '您收到此邮件，是因为有人使用您的地址注册了 Millrace。',

  'mail.alreadyRegistered.subject': '您已有 Millrace 账户',
  'mail.alreadyRegistered.preheader': '有人尝试使用您的地址注册。',
  'mail.alreadyRegistered.heading': '您已有账户',
  'mail.alreadyRegistered.happened':
    '有人（可能是您本人）尝试使用此地址注册 Millrace。该地址已属于您的账户。',
  'mail.alreadyRegistered.unchanged': '您的账户和密码没有变化。我们没有告知对方该账户存在。',
  'mail.alreadyRegistered.action': '登录',
  'mail.alreadyRegistered.reset': '忘记密码？设置新密码',
  'mail.alreadyRegistered.reason': '您收到此邮件，是因为有人尝试使用您 Millrace 账户的地址注册。',

  'mail.resetPassword.subject': '设置新密码',
  'mail.resetPassword.preheader': '链接在 {hours, plural, other {# 小时}}内有效。',
  'mail.resetPassword.heading': '设置新密码',
  'mail.resetPassword.ask': '有人（可能是您本人）申请为您的账户设置新密码。',
  'mail.resetPassword.action': '设置新密码',
  'mail.resetPassword.notYou': '如果不是您本人操作，则无需任何操作。您的密码没有变化。',
  'mail.resetPassword.reason': '您收到此邮件，是因为有人申请为您的 Millrace 账户设置新密码。',

  'mail.confirmEmail.subject': '请确认您的新邮箱地址',
  'mail.confirmEmail.preheader': '链接在 {hours, plural, other {# 小时}}内有效。',
  'mail.confirmEmail.heading': '请确认您的新邮箱地址',
  'mail.confirmEmail.ask': '有人将邮箱地址 {address} 添加到了某个 Millrace 账户。确认后即可使用。',
  'mail.confirmEmail.action': '确认邮箱地址',
  'mail.confirmEmail.notYou': '如果这不是您的账户，则无需任何操作。我们不会添加该地址。',
  'mail.confirmEmail.reason': '您收到此邮件，是因为有人将您的地址添加到了某个 Millrace 账户。',

  'mail.yourCompany': '贵公司',
  'mail.certificatesEnding.subject': '{company} 的 {count, plural, other {# 项}}证书即将到期',
  'mail.certificatesEnding.preheader': '续期后，请在公司页面填写新的日期。',
  'mail.certificatesEnding.one': '{name} 将于 {day} 到期。',
  'mail.certificatesEnding.todo':
    '到期后，Millrace 会标明证书已到期，也无法再凭该证书搜索到该公司。续期后，请在“编辑资料”中填写新的日期。',
  'mail.certificatesEnding.action': '查看公司',

  'mail.passwordChanged.subject': '您的密码已更改',
  'mail.passwordChanged.preheader': '如果不是您本人操作，请立即设置新密码。',
  'mail.passwordChanged.heading': '您的密码已更改',
  'mail.passwordChanged.happened': '您的 Millrace 密码已于 {moment} 更改。',
  'mail.passwordChanged.notYou':
    '如果是您本人操作，则无需任何操作。如果不是，请立即设置新密码，其他所有设备将随之退出登录。',

  'mail.emailChangeAsked.subject':
    '{slot, select, primary {申请更改您的邮箱地址} other {申请添加备用邮箱地址}}',
  'mail.emailChangeAsked.preheader': '如果不是您本人操作，请立即阻止。',
  'mail.emailChangeAsked.happened':
    '{moment}，有人登录您的 Millrace 账户，申请将 {address} 设为{slot, select, primary {主} other {备用}}邮箱地址。对方打开我们发送到该地址的链接后，我们将添加该地址。',
  'mail.stop.notYou':
    '如果是您本人操作，则无需任何操作。如果不是，请点击下面的链接：所有设备都会退出登录，所有访问令牌都会停用，您的邮箱地址也会恢复；随此更改或在此之后添加的通行密钥、身份验证器应用和 LinkedIn 账户将被移除。之后您可以设置新密码。',
  'mail.stop.action': '不是我本人',

  'mail.accountNotice.subject':
    '{what, select, passkeyAdded {您的账户已添加通行密钥} passkeyRemoved {您的账户已移除通行密钥} twoFactorOn {两步验证已开启} twoFactorOff {两步验证已关闭} linkedinLinked {LinkedIn 已关联到您的账户} addressesSwapped {您的主邮箱和备用邮箱已互换} secondAdded {您的账户已添加备用邮箱地址} other {有人正在猜测您账户的验证码}}',
  'mail.accountNotice.happened':
    '{what, select, passkeyAdded {{moment}，您的 Millrace 账户添加了一个通行密钥。使用它无需密码即可登录。} passkeyRemoved {{moment}，您的 Millrace 账户移除了一个通行密钥。} twoFactorOn {自 {moment} 起，登录您的 Millrace 账户需要身份验证器应用的验证码。} twoFactorOff {自 {moment} 起，登录您的 Millrace 账户不再需要身份验证器应用的验证码。} linkedinLinked {{moment}，有人用 LinkedIn 账户登录了您的 Millrace 账户，两者已验证的邮箱地址相同。今后可以用该 LinkedIn 账户登录。} addressesSwapped {{moment}，您 Millrace 账户的主邮箱和备用邮箱地址已互换。} secondAdded {{moment}，您 Millrace 账户的备用邮箱地址已确认。我们现在可以向该地址发送邮件。} other {{moment}，有知道您密码的人多次输入了错误的验证码。}}',
  'mail.accountNotice.codesTried':
    '对方未能登录。如果不是您本人操作，请立即设置新密码。如果接下来一小时内您无法使用应用的验证码登录，请使用恢复代码或通行密钥。',

  'mail.tokenMade.subject': '您的账户中创建了访问令牌',
  'mail.tokenMade.happened':
    '{moment}，您的 Millrace 账户中创建了个人访问令牌{isNamed, select, yes {“{name}”} other {}}。在 {day} 之前，拥有它的程序可以{may, select, write {读取和更改} other {读取}}您有权访问的一切内容。',

  'mail.emailChanged.subject': '您的邮箱地址已更改',
  'mail.emailChanged.preheader': '如果不是您本人操作，请回复此邮件。',
  'mail.emailChanged.heading': '您的邮箱地址已更改',
  'mail.emailChanged.happened':
    '自 {moment} 起，您 Millrace 账户的邮箱地址为 {address}。今后所有邮件都将发送到该地址。',
  'mail.emailChanged.notYou': '如果不是您本人操作，请回复此邮件，我们会核查。',
  'mail.emailChanged.reason':
    '您收到此邮件，是因为该地址曾属于您的 Millrace 账户。这是发送到该地址的最后一封邮件。',

  'mail.eventRemoved.subject': '活动已取消',
  'mail.eventRemoved.preheader': '主办方已取消该活动。',
  'mail.eventRemoved.heading': '活动已取消',
  'mail.eventRemoved.happened': '主办方取消了您计划参加的一项活动。',
  'mail.eventRemoved.action': '浏览其他活动',
  'mail.eventRemoved.reason': '您收到此邮件，是因为您曾将此活动标记为“参加”或“感兴趣”。',
  'mail.newSignIn.subject': '您的账户有新登录',
  'mail.newSignIn.preheader': '设备：{device}。如果不是您本人操作，请设置新密码。',
  'mail.newSignIn.heading': '您的账户有新登录',
  'mail.newSignIn.happened': '您的账户在一台新设备上登录。',
  'mail.newSignIn.notYou':
    '如果是您本人操作，则无需任何操作。如果不是，请设置新密码，其他所有设备将随之退出登录。然后请在个人资料中检查是否有您不认识的通行密钥、身份验证器应用或 LinkedIn 账户。',

  'mail.accountDeleted.subject': '您的账户已删除',
  'mail.accountDeleted.preheader': '您的数据已一并删除。',
  'mail.accountDeleted.heading': '您的账户已删除',
  'mail.accountDeleted.happened': '您的 Millrace 账户已按账户内提交的申请于 {moment} 删除。',
  'mail.accountDeleted.notYou': '如果不是您本人操作，请回复此邮件。',

  'mail.moderation.reason': '您收到此邮件，是因为 Millrace 审核员对您的账户或您发布的内容作出了决定。',
  'mail.because':
    '{because, select, spam {垃圾信息或广告} harassment {骚扰或仇恨言论} false_information {虚假或误导性信息} confidential {机密或受版权保护的内容} impersonation {冒充他人} illegal {违法或危险} other {违反社区规则}}',

  'mail.reportDecided.subject': '您的举报已有结果',
  'mail.reportDecided.preheader': '审核员已审核。',
  'mail.reportDecided.heading':
    '{outcome, select, kept {未采取措施} acted {我们已处理您的举报} other {该内容已恢复显示}}',
  'mail.reportDecided.reported':
    '您举报了{kind, select, post { {name} 的帖子} comment { {name} 的评论} event { {name} 的活动} other {成员 {name}}}。审核员已审核。',
  'mail.reportDecided.outcome':
    '{outcome, select, kept {该内容没有违反社区规则，因此未作更改。} acted {该内容违反了社区规则，我们已采取措施。} other {我们重新审核后已恢复显示。}}',
  'mail.reportDecided.private': '只有审核员知道是您举报的。',
  'mail.reportDecided.reason': '您收到此邮件，是因为您在 Millrace 上提交了举报。',

  'mail.duplicateDecided.subject': '您报告的重复条目：{subject} 和 {other}',
  'mail.duplicateDecided.heading': '{outcome, select, merged {已合并} kept {均予保留} other {已分开}}',
  'mail.duplicateDecided.flagged':
    '您报告{kind, select, product {产品} other {公司}}目录中的 {subject} 与 {other} 重复。审核员已审核。',
  'mail.duplicateDecided.outcome':
    '{outcome, select, merged {我们已将两者合并，关联、供应商和关注者也已合并，旧网址会转到合并后的页面。} kept {两者并不相同，因此都予以保留。} other {我们已撤销合并，两者的关联和关注者已各自恢复。}}',
  'mail.duplicateDecided.action': '查看{kind, select, product {产品} other {公司}}',
  'mail.duplicateDecided.reason': '您收到此邮件，是因为您在 Millrace 上报告了重复条目。',

  'mail.contentHidden.subject': '您的{kind, select, comment {评论} event {活动} other {帖子}}已被隐藏',
  'mail.contentHidden.heading': '您的{kind, select, comment {评论} event {活动} other {帖子}}已被隐藏',
  'mail.contentHidden.happened':
    '审核员隐藏了您的{kind, select, comment {评论} event {活动} other {帖子}}。目前只有您能看到。',
  'mail.contentHidden.why': '原因：{because}。',
  'mail.contentHidden.appeal': '如果您认为有误，请回复此邮件。',

  'mail.contentRestored.subject': '您的{kind, select, comment {评论} event {活动} other {帖子}}已恢复显示',
  'mail.contentRestored.preheader': '审核员已将其恢复。',
  'mail.contentRestored.heading': '您的{kind, select, comment {评论} event {活动} other {帖子}}已恢复显示',
  'mail.contentRestored.happened':
    '审核员恢复了您的{kind, select, comment {评论} event {活动} other {帖子}}，所有人又可以看到了。',

  'mail.memberSuspended.subject': '您的账户已被封禁',
  'mail.memberSuspended.heading': '您的账户已被封禁',
  'mail.memberSuspended.happened': '审核员封禁了您的 Millrace 账户。封禁期间，您无法登录，您的帖子也会隐藏。',
  'mail.memberSuspended.why': '原因：{because}。',

  'mail.suspensionLifted.subject': '您的账户已恢复',
  'mail.suspensionLifted.preheader': '您可以照常登录。',
  'mail.suspensionLifted.heading': '您的账户已恢复',
  'mail.suspensionLifted.happened': '您的 Millrace 账户已解除封禁。您可以登录，您的帖子也已恢复显示。',

  'mail.invitationReceived.subject': '感谢您对 Millrace 的关注',
  'mail.invitationReceived.preheader': '我们的同事会尽快与您联系。',
  'mail.invitationReceived.heading': '感谢您的关注',
  'mail.invitationReceived.thanks': '感谢您对 Millrace 的关注。我们的同事会尽快与您联系。',
  'mail.invitationReceived.ahead': '您无需等待。注册只需一分钟。',
  'mail.invitationReceived.action': '加入 Millrace',
  'mail.invitationReceived.reason':
    '您收到此邮件，是因为有人在我们的首页填写了您的地址。除非您注册，否则我们不会再次发送邮件。',

  'mail.via': '{name}（通过 Millrace）',
  'mail.someMember': '一位成员',
  'mail.share.heading':
    '{name} 与您分享了{kind, select, post {一篇帖子} product {一个产品} company {一家公司} user {一份个人资料} other {一个页面}}',
  'mail.share.writes': '{name} 写道：',
  'mail.share.writesFrom': '{company} 的 {name} 写道：',
  'mail.share.label': '{kind, select, post {帖子} product {产品} company {公司} user {成员} other {页面}}',
  'mail.share.private': '此帖子为私密帖子，仅限分享对象登录后打开。',
  'mail.share.action':
    '打开{kind, select, post {帖子} product {产品} company {公司} user {个人资料} other {页面}}',
  'mail.share.answer': '您对此邮件的回复将发送给 {name}。',
  'mail.share.reason':
    '您收到此邮件，是因为 Millrace 成员 {name} 填写了您的地址。框内文字由 {name} 撰写，与 Millrace 无关。',
  'mail.share.stop': '退订此类邮件',

  'mail.followInvitation.subject': '{name} 邀请您关注 {title}',
  'mail.followInvitation.preheader':
    '了解该{kind, select, product {产品} other {公司}}的最新动态，看看业内还有谁在关注。',
  'mail.followInvitation.heading': '{name} 邀请您关注一{kind, select, product {个产品} other {家公司}}',
  'mail.followInvitation.writes':
    '{name} 正在使用 Millrace，这是制造商关注产品和公司的平台。对方觉得您可能对此感兴趣。',
  'mail.followInvitation.writesFrom':
    '{company} 的 {name} 正在使用 Millrace，这是制造商关注产品和公司的平台。对方觉得您可能对此感兴趣。',
  'mail.followInvitation.label': '{kind, select, product {产品} other {公司}}',
  'mail.followInvitation.action': '打开{kind, select, product {产品} other {公司}}',
  'mail.followInvitation.signUp': '还没有 Millrace 账户？使用此地址注册',
  'mail.followInvitation.reason': '您收到此邮件，是因为 Millrace 成员 {name} 填写了您的地址。',

  'mail.label.quantity': '数量',
  'mail.label.neededBy': '需求日期',
  'mail.label.deliveryCountry': '交货国家或地区',
  'mail.quoteRequest.subject': '询价：{product}',
  'mail.quoteRequest.heading': '{product} 询价',
  'mail.quoteRequest.happened':
    '{firstName}，您好：{buyer} 正在向该产品的供应商询价。请在 Millrace 上回复，买家会在那里比较所有报价。',
  'mail.quoteRequest.action': '回复询价',
  'mail.label.price': '价格',
  'mail.label.leadTime': '交货期',
  'mail.label.minimumOrder': '最小起订量',
  'mail.quoteAnswered.subject': '{supplier} 已回复询价：{product}',
  'mail.quoteAnswered.heading': '{supplier} 回复了您的询价',
  'mail.quoteAnswered.happened': '{firstName}，您好：{supplier} 回复了您就 {product} 发出的询价。',
  'mail.quoteAnswered.action': '比较回复',
  'mail.quoteAnswered.reason': '您收到此邮件，是因为您就 {product} 发出了询价。',
  'mail.quoteRequest.reason': '您收到此邮件，是因为您被列为 {supplier} 的联系人，该公司供应 {product}。',

  'mail.alerts.subject': 'Millrace 上有 {count, plural, other {# 条}}新动态',
  'mail.alerts.heading': 'Millrace 新动态',
  'mail.alerts.happened': '自上次邮件以来，有 {count, plural, other {# 条}}新动态。',
  'mail.alerts.more': '在 Millrace 上还可查看 {count, plural, other {# 条}}新动态。',
  'mail.alerts.action': '打开通知',
  'mail.alerts.settings': '选择邮件类型和接收频率',
  'mail.alerts.reason': '您收到此邮件，是因为您在 Millrace 个人资料中开启了邮件提醒。',
  'mail.alerts.stop': '停止所有邮件提醒',

  'push.title': 'Millrace',

  'alerts.kind.posts': '您的帖子和讨论',
  'alerts.kind.people': '人员',
  'alerts.kind.products': '产品',
  'alerts.kind.product_posts': '所关注产品的新帖子',
  'alerts.kind.company_posts': '所关注公司的新帖子',
  'alerts.kind.searches': '已保存搜索的新结果',
  'alerts.postTitle': '“{title}”',
  'alerts.newPost': '{actor} 发布了“{title}”',
  'alerts.newPostUntitled': '{actor} 发布了新内容',

  'notifications.others': '{actor}{others, plural, =0 {} other { 和另外 # 人}}',
  'notifications.raw_material_added': '{actor} 将 {linked} 添加为 {product} 的原材料',
  'notifications.end_product_added': '{actor} 将 {linked} 添加为 {product} 的最终产品',
  'notifications.supplier_added': '{company} 已添加为 {product} 的供应商',
  'notifications.raw_material_supplier_added': '{company} 已添加为 {linked}（{product} 的原材料）的供应商',
  'notifications.application_supplier_added': '{company} 已添加为 {linked}（{product} 的应用）的供应商',
  'notifications.product_followed': '{actor} 关注了 {product}',
  'notifications.linked_product_followed': '{actor} 关注了与 {product} 关联的 {linked}',
  'notifications.commented': '{actor} 评论了您的帖子{title}',
  'notifications.liked': '{actor} 赞了您的帖子{title}',
  'notifications.commented_on_liked': '{actor} 评论了您赞过的帖子{title}',
  'notifications.commented_on_commented': '{actor} 评论了您评论过的帖子{title}',
  'notifications.replied': '{actor} 回复了您的评论{title}',
  'notifications.liked_on_liked': '{actor} 赞了您赞过的帖子{title}',
  'notifications.liked_on_commented': '{actor} 赞了您评论过的帖子{title}',
  'notifications.mentioned': '{actor} 在帖子{title}中提及了您',
  'notifications.company_tagged': '{actor} 向 {company} 发送了私密帖子{title}',
  'notifications.company_joined': '{actor} 已加入 {company}',
  'notifications.company_objected': '{company} 有人对您列为其联系人提出异议，审核员将作出决定',
  'notifications.company_verified': '审核员已确认您在 {company} 工作',
  'notifications.company_request_refused': '审核员无法确认您在 {company} 工作',
  'notifications.company_link_ended': '审核员已解除您与 {company} 的关联',
  'notifications.company_objection_decided': '审核员已就 {company} 的异议作出决定',
  'notifications.company_followed': '{actor} 关注了 {company}',
  'notifications.company_product_added': '{product} 已添加到 {company}',
  'notifications.invitation_accepted': '{actor} 加入了 Millrace',
  'notifications.exhibitor_added': '{company} 已添加为 {event} 的参展商',
  'notifications.attendee_going': '{actor} 将参加 {event}',
  'notifications.event_moved': '{actor} 更改了 {event} 的时间或地点',
  'notifications.event_soon': '{event} 即将开始',
  'notifications.quote_requested': '{actor} 就 {product} 发来询价',
  'notifications.quote_answered': '{actor} 回复了您就 {product} 发出的询价',
  'notifications.search_matched': '“{search}”有新结果：{thing}{others, plural, =0 {} other { 和另外 # 项}}',
  'notifications.connection_added': '{actor} 已加入您的人脉网络',

  'mail.planReceipt.subject': '您的 {plan} 收据',
  'mail.planReceipt.preheader': '发票 {number}，{amount}',
  'mail.planReceipt.heading': '谢谢，您现在使用 {plan} 套餐。',
  'mail.planReceipt.paid': '我们已收到您的付款。详情如下。',
  'mail.planReceipt.renews': '如不提前取消，您的套餐将于 {day} 续订。',
  'mail.planReceipt.ends': '您的套餐将于 {day} 到期。',
  'mail.planReceipt.action': '查看套餐和发票',
  'mail.label.plan': '套餐',
  'mail.label.amount': '金额',
  'mail.label.invoice': '发票',
  'mail.label.term': '期限',
  'mail.plan.term': '{from} 至 {until}',

  'mail.paymentFailed.subject': '您的 {plan} 套餐付款失败',
  'mail.paymentFailed.preheader': '您可以继续使用该套餐至 {day}。',
  'mail.paymentFailed.heading': '付款失败',
  'mail.paymentFailed.happened': '我们未能收取 {plan} 下一期的款项。我们会在接下来几天内重试。',
  'mail.paymentFailed.kept': '您可以继续使用该套餐至 {day}。如需在此之后继续使用，请检查您的付款方式。',
  'mail.paymentFailed.action': '检查付款',

  'mail.termEnding.subject':
    '您的 {plan} 套餐将在 {days, plural, other {# 天}}后{renews, select, yes {续订} other {到期}}',
  'mail.termEnding.preheader': '日期：{day}。',
  'mail.termEnding.heading': '您的套餐将于 {day} {renews, select, yes {续订} other {到期}}',
  'mail.termEnding.renews':
    '您的 {plan} 套餐将以 {amount} 续订一年。您无需任何操作。如不续订，请在此之前取消。',
  'mail.termEnding.ends':
    '此后您将使用免费套餐。不会删除任何内容：您的帖子、关注和通知都会保留，我们也会保留您的团队，以便您日后恢复。',
  'mail.termEnding.goesOn': '此后您将继续使用 {plan} 套餐。不会删除任何内容：您的帖子、关注和通知都会保留。',
  'mail.termEnding.action': '查看套餐',

  'mail.planEnded.subject': '您的 {plan} 套餐已到期',
  'mail.planEnded.preheader': '您现在使用免费套餐。没有删除任何内容。',
  'mail.planEnded.heading': '您的 {plan} 套餐已到期',
  'mail.planEnded.happened': '您现在使用免费套餐。没有删除任何内容，再次选择套餐后一切都会恢复。',
  'mail.planEnded.goesOnBrief': '您的 {plan} 套餐继续有效。没有删除任何内容。',
  'mail.planEnded.goesOn': '您的 {plan} 套餐继续有效。没有删除任何内容。',
  'mail.planEnded.action': '对比套餐',

  'mail.teamInvitation.subject': '{name} 与您共享 {plan} 套餐',
  'mail.teamInvitation.preheader': '加入 Millrace，制造商在此关注产品和公司。',
  'mail.teamInvitation.heading': '{name} 邀请您加入团队',
  'mail.teamInvitation.writes':
    '{name} 在 Millrace（制造商关注产品和公司的平台）上使用 {plan} 套餐，并邀请您共享。',
  'mail.teamInvitation.writesFrom':
    '{company} 的 {name} 在 Millrace（制造商关注产品和公司的平台）上使用 {plan} 套餐，并邀请您共享。',
  'mail.teamInvitation.register': '使用此地址注册即可免费获得该套餐。',
  'mail.teamInvitation.accept':
    '接受邀请即可免费获得该套餐。之后 {name} 会看到您的姓名。在您回复之前，对方无法得知您是否有账户。',
  'mail.teamInvitation.join': '加入 Millrace',
  'mail.teamInvitation.open': '回复邀请',
  'mail.teamInvitation.reason': '您收到此邮件，是因为 Millrace 成员 {name} 填写了您的地址。',
};
