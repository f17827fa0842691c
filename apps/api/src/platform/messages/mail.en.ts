/** Texts of mails, in ICU message syntax. */
export const MAIL_EN = {
  'mail.greeting': 'Hello {name},',
  'mail.greetingNobody': 'Hello,',
  'mail.plainLink': 'If the button doesn’t work, open this link:',
  'mail.validity':
    'The link works once, for {hours, plural, one {an hour} other {# hours}} after we sent this email.',
  'mail.reason.account':
    'You’re receiving this email because it concerns the security of your Millrace account.',
  'mail.reason.sales': 'You’re receiving this email because this is the address of the Millrace sales team.',

  'mail.label.company': 'Company',
  'mail.label.device': 'Device',
  'mail.label.email': 'Email',
  'mail.label.event': 'Event',
  'mail.label.name': 'Name',
  'mail.label.phone': 'Phone',
  'mail.label.place': 'Location',
  'mail.label.product': 'Product',
  'mail.label.suppliers': 'Suppliers',
  'mail.label.time': 'Time',

  'mail.verifyRegistration.subject': 'Verify your email address',
  'mail.verifyRegistration.preheader':
    'One more step. The link works for {hours, plural, one {an hour} other {# hours}}.',
  'mail.verifyRegistration.heading': 'Verify your email address',
  'mail.verifyRegistration.ask':
    'Someone used this address to sign up for Millrace. If that was you, verify it to continue.',
  'mail.verifyRegistration.action': 'Verify email address',
  'mail.verifyRegistration.notYou':
    'If you didn’t sign up, you don’t need to do anything. We create no account until the link is used.',
  'mail.verifyRegistration.reason':
    'You’re receiving this email because someone used your address to sign up for Millrace.',

  'mail.alreadyRegistered.subject': 'You already have a Millrace account',
  'mail.alreadyRegistered.preheader': 'Someone tried to sign up with your address.',
  'mail.alreadyRegistered.heading': 'You already have an account',
  'mail.alreadyRegistered.happened':
    'Someone, perhaps you, tried to sign up for Millrace with this address. It already belongs to your account.',
  'mail.alreadyRegistered.unchanged':
    'Your account and password are unchanged. We didn’t tell them that the account exists.',
  'mail.alreadyRegistered.action': 'Sign in',
  'mail.alreadyRegistered.reset': 'Forgot your password? Choose a new one',
  'mail.alreadyRegistered.reason':
    'You’re receiving this email because someone tried to sign up with the address of your Millrace account.',

  'mail.resetPassword.subject': 'Choose a new password',
  'mail.resetPassword.preheader': 'The link works for {hours, plural, one {an hour} other {# hours}}.',
  'mail.resetPassword.heading': 'Choose a new password',
  'mail.resetPassword.ask': 'Someone, perhaps you, requested a new password for your account.',
  'mail.resetPassword.action': 'Choose a new password',
  'mail.resetPassword.notYou': 'If it wasn’t you, you don’t need to do anything. Your password is unchanged.',
  'mail.resetPassword.reason':
    'You’re receiving this email because someone requested a new password for your Millrace account.',

  'mail.confirmEmail.subject': 'Confirm your new email address',
  'mail.confirmEmail.preheader': 'The link works for {hours, plural, one {an hour} other {# hours}}.',
  'mail.confirmEmail.heading': 'Confirm your new email address',
  'mail.confirmEmail.ask':
    'Someone added the address {address} to a Millrace account. Confirm it to start using it.',
  'mail.confirmEmail.action': 'Confirm email address',
  'mail.confirmEmail.notYou':
    'If this isn’t your account, you don’t need to do anything. We won’t add the address.',
  'mail.confirmEmail.reason':
    'You’re receiving this email because someone added your address to a Millrace account.',

  'mail.yourCompany': 'your company',
  'mail.certificatesEnding.subject':
    '{count, plural, one {A certificate} other {# certificates}} of {company} {count, plural, one {ends} other {end}} soon',
  'mail.certificatesEnding.preheader':
    'Enter the new date on the company’s page once {count, plural, one {it is} other {they are}} renewed.',
  'mail.certificatesEnding.one': '{name} ends on {day}.',
  'mail.certificatesEnding.todo':
    'After that, Millrace shows {count, plural, one {it} other {them}} as ended, and the company isn’t found by {count, plural, one {it} other {them}}. Once renewed, enter the new date under “Edit facts”.',
  'mail.certificatesEnding.action': 'View the company',

  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.preheader': 'If it wasn’t you, choose a new one now.',
  'mail.passwordChanged.heading': 'Your password was changed',
  'mail.passwordChanged.happened': 'Your Millrace password was changed on {moment}.',
  'mail.passwordChanged.notYou':
    'If it was you, you don’t need to do anything. If not, choose a new password now. This signs out everyone else.',

  'mail.emailChangeAsked.subject':
    '{slot, select, primary {Request to change your email address} other {Request to add a secondary email address}}',
  'mail.emailChangeAsked.preheader': 'If it wasn’t you, stop it now.',
  'mail.emailChangeAsked.happened':
    'On {moment}, someone signed in to your Millrace account asked to make {address} its {slot, select, primary {primary} other {secondary}} email address. We’ll add the address when someone opens the link we sent there.',
  'mail.stop.notYou':
    'If it was you, you don’t need to do anything. If not, use the link below. It signs out every device, ends all access tokens and restores your email addresses. It also removes passkeys, the authenticator app and the LinkedIn account if they were added by this change or later. Then you can choose a new password.',
  'mail.stop.action': 'It wasn’t me',

  'mail.accountNotice.subject':
    '{what, select, passkeyAdded {A passkey was added to your account} passkeyRemoved {A passkey was removed from your account} twoFactorOn {Two-step sign-in is on} twoFactorOff {Two-step sign-in is off} linkedinLinked {LinkedIn was linked to your account} addressesSwapped {Your primary and secondary email were swapped} secondAdded {A secondary email address was added to your account} other {Someone is guessing codes for your account}}',
  'mail.accountNotice.happened':
    '{what, select, passkeyAdded {On {moment}, a passkey was added to your Millrace account. It signs in without a password.} passkeyRemoved {On {moment}, a passkey was removed from your Millrace account.} twoFactorOn {Since {moment}, signing in to your Millrace account needs a code from an authenticator app.} twoFactorOff {Since {moment}, signing in to your Millrace account no longer needs a code from an authenticator app.} linkedinLinked {On {moment}, someone signed in to your Millrace account with a LinkedIn account that has the same verified email address. This LinkedIn account can now sign in.} addressesSwapped {On {moment}, the primary and secondary email addresses of your Millrace account were swapped.} secondAdded {On {moment}, the secondary email address of your Millrace account was confirmed. We can now send emails there.} other {On {moment}, someone who knows your password entered several wrong codes.}}',
  'mail.accountNotice.codesTried':
    'They couldn’t sign in. If it wasn’t you, choose a new password now. If you can’t sign in with a code from your app for the next hour, use a recovery code or a passkey.',

  'mail.tokenMade.subject': 'An access token was created in your account',
  'mail.tokenMade.happened':
    'On {moment}, a personal access token{isNamed, select, yes { called “{name}”} other {}} was created in your Millrace account. Until {day}, programs that have it can {may, select, write {read and change} other {read}} everything you can.',

  'mail.emailChanged.subject': 'Your email address was changed',
  'mail.emailChanged.preheader': 'If it wasn’t you, reply to this email.',
  'mail.emailChanged.heading': 'Your email address was changed',
  'mail.emailChanged.happened':
    'Since {moment}, the email address of your Millrace account is {address}. We now send all email there.',
  'mail.emailChanged.notYou': 'If it wasn’t you, reply to this email and we’ll look into it.',
  'mail.emailChanged.reason':
    'You’re receiving this email, the last one to this address, because the address belonged to your Millrace account.',

  'mail.eventRemoved.subject': 'Event canceled',
  'mail.eventRemoved.preheader': 'The organizer canceled it.',
  'mail.eventRemoved.heading': 'Event canceled',
  'mail.eventRemoved.happened': 'An event you planned to attend was canceled by the organizer.',
  'mail.eventRemoved.action': 'Browse other events',
  'mail.eventRemoved.reason':
    'You’re receiving this email because you marked this event as Going or Interested.',
  'mail.newSignIn.subject': 'New sign-in to your account',
  'mail.newSignIn.preheader': 'On {device}. If it wasn’t you, choose a new password.',
  'mail.newSignIn.heading': 'New sign-in to your account',
  'mail.newSignIn.happened': 'Your account was used on a device we haven’t seen before.',
  'mail.newSignIn.notYou':
    'If it was you, you don’t need to do anything. If not, choose a new password. This signs out everyone else. Then check your profile for passkeys, an authenticator app or a LinkedIn account you don’t recognize.',

  'mail.accountDeleted.subject': 'Your account was deleted',
  'mail.accountDeleted.preheader': 'Your data was deleted with it.',
  'mail.accountDeleted.heading': 'Your account was deleted',
  'mail.accountDeleted.happened':
    'Your Millrace account was deleted on {moment}, as requested from the account.',
  'mail.accountDeleted.notYou': 'If it wasn’t you, reply to this email.',

  'mail.moderation.reason':
    'You’re receiving this email because a Millrace moderator made a decision about your account or something you wrote.',
  'mail.because':
    '{because, select, spam {Spam or advertising} harassment {Harassment or hate} false_information {False or misleading} confidential {Confidential or copyrighted} impersonation {Impersonation} illegal {Illegal or dangerous} other {Against the community rules}}',

  'mail.reportDecided.subject': 'Update on your report',
  'mail.reportDecided.preheader': 'A moderator reviewed it.',
  'mail.reportDecided.heading':
    '{outcome, select, kept {No action taken} acted {We took action on your report} other {It’s visible again}}',
  'mail.reportDecided.reported':
    'You reported {kind, select, post {a post by {name}} comment {a comment by {name}} event {an event by {name}} other {the member {name}}}. A moderator reviewed it.',
  'mail.reportDecided.outcome':
    '{outcome, select, kept {It doesn’t break the community rules, so we left it unchanged.} acted {It breaks the community rules, and we took action.} other {We reviewed it again and made it visible.}}',
  'mail.reportDecided.private': 'Only the moderators know that you reported it.',
  'mail.reportDecided.reason': 'You’re receiving this email because you reported something on Millrace.',

  'mail.duplicateDecided.subject': 'Your duplicate report: {subject} and {other}',
  'mail.duplicateDecided.heading': '{outcome, select, merged {Merged} kept {Both kept} other {Separated}}',
  'mail.duplicateDecided.flagged':
    'You flagged {subject} as a duplicate of {other} in the {kind, select, product {product} other {company}} catalogue. A moderator reviewed it.',
  'mail.duplicateDecided.outcome':
    '{outcome, select, merged {We merged them. Links, suppliers and followers of both are now together, and the old URL leads there.} kept {They aren’t the same, so we kept both.} other {We undid the merge. Each has its own links and followers again.}}',
  'mail.duplicateDecided.action': 'View the {kind, select, product {product} other {company}}',
  'mail.duplicateDecided.reason': 'You’re receiving this email because you flagged a duplicate on Millrace.',

  'mail.contentHidden.subject':
    'Your {kind, select, comment {comment} event {event} other {post}} was hidden',
  'mail.contentHidden.heading':
    'Your {kind, select, comment {comment} event {event} other {post}} was hidden',
  'mail.contentHidden.happened':
    'A moderator hid {kind, select, comment {your comment} event {your event} other {your post}}. Only you can still see it.',
  'mail.contentHidden.why': 'Reason: {because}.',
  'mail.contentHidden.appeal': 'If you think this is a mistake, reply to this email.',

  'mail.contentRestored.subject':
    'Your {kind, select, comment {comment} event {event} other {post}} is visible again',
  'mail.contentRestored.preheader': 'A moderator restored it.',
  'mail.contentRestored.heading':
    'Your {kind, select, comment {comment} event {event} other {post}} is visible again',
  'mail.contentRestored.happened':
    'A moderator restored {kind, select, comment {your comment} event {your event} other {your post}}. Everyone can read it again.',

  'mail.memberSuspended.subject': 'Your account is suspended',
  'mail.memberSuspended.heading': 'Your account is suspended',
  'mail.memberSuspended.happened':
    'A moderator suspended your Millrace account. Until the suspension ends, you can’t sign in and your posts are hidden.',
  'mail.memberSuspended.why': 'Reason: {because}.',

  'mail.suspensionLifted.subject': 'Your account is active again',
  'mail.suspensionLifted.preheader': 'You can sign in as before.',
  'mail.suspensionLifted.heading': 'Your account is active again',
  'mail.suspensionLifted.happened':
    'The suspension of your Millrace account has ended. You can sign in, and your posts are visible again.',

  'mail.invitationReceived.subject': 'Your interest in Millrace',
  'mail.invitationReceived.preheader': 'Someone from our team will write to you shortly.',
  'mail.invitationReceived.heading': 'Thank you for your interest',
  'mail.invitationReceived.thanks':
    'Thank you for showing your interest in Millrace. A representative from our team will get in touch with you shortly.',
  'mail.invitationReceived.ahead': 'You don’t need to wait. Signing up takes a minute.',
  'mail.invitationReceived.action': 'Join Millrace',
  'mail.invitationReceived.reason':
    'You’re receiving this email because someone entered your address on our home page. We won’t send you another one unless you sign up.',

  'mail.invitationAsked.subject': 'Invitation request from {address}',
  'mail.invitationAsked.preheader': 'A visitor left an address on the home page.',
  'mail.invitationAsked.heading': 'A visitor would like an invitation',
  'mail.invitationAsked.happened':
    'A visitor left the address below on the home page. We told them that someone will get in touch.',

  'mail.via': '{name} via Millrace',
  'mail.someMember': 'A member',
  'mail.share.heading':
    '{name} shared a {kind, select, post {post} product {product} company {company} user {profile} other {page}} with you',
  'mail.share.writes': '{name} writes:',
  'mail.share.writesFrom': '{name} of {company} writes:',
  'mail.share.label':
    '{kind, select, post {Post} product {Product} company {Company} user {Member} other {Page}}',
  'mail.share.private':
    'This post is private. Only the people it was shared with can open it, after signing in.',
  'mail.share.action':
    'Open the {kind, select, post {post} product {product} company {company} user {profile} other {page}}',
  'mail.share.answer': 'Replies to this email go to {name}.',
  'mail.share.reason':
    'You’re receiving this email because {name}, a Millrace member, entered your address. {name} wrote the text in the frame, not Millrace.',
  'mail.share.stop': 'Unsubscribe from emails like this',

  'mail.followInvitation.subject': '{name} invites you to follow {title}',
  'mail.followInvitation.preheader':
    'See what’s new about this {kind, select, product {product} other {company}}, and who else works with it.',
  'mail.followInvitation.heading':
    '{name} invites you to follow a {kind, select, product {product} other {company}}',
  'mail.followInvitation.writes':
    '{name} uses Millrace, where manufacturers follow products and companies, and thinks this one might interest you.',
  'mail.followInvitation.writesFrom':
    '{name} of {company} uses Millrace, where manufacturers follow products and companies, and thinks this one might interest you.',
  'mail.followInvitation.label': '{kind, select, product {Product} other {Company}}',
  'mail.followInvitation.action': 'Open the {kind, select, product {product} other {company}}',
  'mail.followInvitation.signUp': 'Not on Millrace yet? Sign up with this address',
  'mail.followInvitation.reason':
    'You’re receiving this email because {name}, a Millrace member, entered your address.',

  'mail.inquiry.subject': 'Inquiry from {name}',
  'mail.inquiry.heading': 'A visitor is looking for something',
  'mail.inquiry.happened': 'Reply to this email to write to the visitor.',
  'mail.inquiry.action': 'View the product',

  'mail.label.quantity': 'Quantity',
  'mail.label.neededBy': 'Needed by',
  'mail.label.deliveryCountry': 'Delivery country',
  'mail.quoteInquiry.subject': '{name} requests a quote for {product}',
  'mail.quoteInquiry.heading': 'New quote request',
  'mail.quoteRequest.subject': 'Quote request: {product}',
  'mail.quoteRequest.heading': 'Quote request for {product}',
  'mail.quoteRequest.happened':
    'Hello {firstName}, {buyer} is requesting quotes from suppliers of this product. Answer on Millrace, where the buyer compares all quotes.',
  'mail.quoteRequest.action': 'Answer the request',
  'mail.label.price': 'Price',
  'mail.label.leadTime': 'Lead time',
  'mail.label.minimumOrder': 'Minimum order',
  'mail.quoteAnswered.subject': '{supplier} answered: {product}',
  'mail.quoteAnswered.heading': '{supplier} answered your request',
  'mail.quoteAnswered.happened': 'Hello {firstName}, {supplier} answered your quote request for {product}.',
  'mail.quoteAnswered.action': 'Compare answers',
  'mail.quoteAnswered.reason': 'You’re receiving this email because you requested a quote for {product}.',
  'mail.quoteRequest.reason':
    'You’re receiving this email because you’re listed as a contact of {supplier}, which supplies {product}.',
} as const;
