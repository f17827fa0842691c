/** The texts of mails, in ICU message syntax. */
export const MAIL_EN = {
  'mail.greeting': 'Hello {name},',
  'mail.greetingNobody': 'Hello,',
  'mail.plainLink': 'If the button does not work, open this address:',
  'mail.validity':
    'The link works once, for {hours, plural, one {an hour} other {# hours}} from the time of this mail.',
  'mail.reason.account': 'You get this mail because it is about the safety of your Millrace account.',
  'mail.reason.sales': 'You get this mail because this address is the sales desk of Millrace.',

  'mail.label.company': 'Company',
  'mail.label.device': 'Device',
  'mail.label.email': 'E-mail',
  'mail.label.event': 'Event',
  'mail.label.name': 'Name',
  'mail.label.phone': 'Phone',
  'mail.label.place': 'Place',
  'mail.label.product': 'Product',
  'mail.label.time': 'Time',

  'mail.verifyRegistration.subject': 'Verify your e-mail address',
  'mail.verifyRegistration.preheader':
    'One step is left. The link works for {hours, plural, one {an hour} other {# hours}}.',
  'mail.verifyRegistration.heading': 'Verify your e-mail address',
  'mail.verifyRegistration.ask':
    'This address was given to register at Millrace. Verify that it is yours to continue.',
  'mail.verifyRegistration.action': 'Verify e-mail address',
  'mail.verifyRegistration.notYou':
    'If you did not register, do nothing: without the link there will be no account.',
  'mail.verifyRegistration.reason':
    'You get this mail because your address was given to register at Millrace.',

  'mail.alreadyRegistered.subject': 'You already have a Millrace account',
  'mail.alreadyRegistered.preheader': 'Somebody tried to register with your address.',
  'mail.alreadyRegistered.heading': 'You already have an account',
  'mail.alreadyRegistered.happened':
    'Somebody, perhaps you, tried to register at Millrace with this address. It belongs to your account already.',
  'mail.alreadyRegistered.unchanged':
    'Your account and its password stay as they are. Whoever tried was not told that the account exists.',
  'mail.alreadyRegistered.action': 'Sign in',
  'mail.alreadyRegistered.reset': 'Forgot the password? Choose a new one',
  'mail.alreadyRegistered.reason':
    'You get this mail because the address of your Millrace account was given to register.',

  'mail.resetPassword.subject': 'Choose a new password',
  'mail.resetPassword.preheader': 'The link works for {hours, plural, one {an hour} other {# hours}}.',
  'mail.resetPassword.heading': 'Choose a new password',
  'mail.resetPassword.ask': 'Somebody, perhaps you, said that the password of your account was forgotten.',
  'mail.resetPassword.action': 'Choose a new password',
  'mail.resetPassword.notYou': 'If it was not you, do nothing: the password stays as it is.',
  'mail.resetPassword.reason':
    'You get this mail because a new password was asked for your Millrace account.',

  'mail.confirmEmail.subject': 'Confirm your new e-mail address',
  'mail.confirmEmail.preheader': 'The link works for {hours, plural, one {an hour} other {# hours}}.',
  'mail.confirmEmail.heading': 'Confirm your new e-mail address',
  'mail.confirmEmail.ask':
    'The address {address} was added to a Millrace account. It counts only after it is confirmed.',
  'mail.confirmEmail.action': 'Confirm e-mail address',
  'mail.confirmEmail.notYou': 'If the account is not yours, do nothing: the address will not be added.',
  'mail.confirmEmail.reason': 'You get this mail because your address was added to a Millrace account.',

  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.preheader': 'If it was not you, choose a new one now.',
  'mail.passwordChanged.heading': 'Your password was changed',
  'mail.passwordChanged.happened': 'The password of your Millrace account was changed on {moment}.',
  'mail.passwordChanged.notYou':
    'If it was you, all is well. If not, choose a new password now; that signs out everybody else.',

  'mail.emailChangeAsked.subject':
    '{slot, select, primary {Another e-mail address was asked for} other {A second e-mail address was asked for}}',
  'mail.emailChangeAsked.preheader': 'If it was not you, stop it now.',
  'mail.emailChangeAsked.happened':
    'On {moment} someone signed in to your Millrace account asked to make {address} its {slot, select, primary {first} other {second}} e-mail address. The address is added once someone follows the link that we sent there.',
  'mail.stop.notYou':
    'If it was you, there is nothing to do. If it was not you, use the link below. It signs out every device, ends all access tokens, removes passkeys, the authenticator app and the LinkedIn account if they were added by this change or since, restores your e-mail addresses, and lets you choose a new password.',
  'mail.stop.action': 'It was not me',

  'mail.accountNotice.subject':
    '{what, select, passkeyAdded {A passkey was added to your account} passkeyRemoved {A passkey was removed from your account} twoFactorOn {Two-step sign-in was switched on} twoFactorOff {Two-step sign-in was switched off} linkedinLinked {LinkedIn signs in to your account} addressesSwapped {Your e-mail addresses changed places} secondAdded {A second e-mail address was added to your account} other {Somebody tries codes of your account}}',
  'mail.accountNotice.happened':
    '{what, select, passkeyAdded {On {moment} a passkey was added to your Millrace account. It signs in without the password.} passkeyRemoved {On {moment} a passkey was removed from your Millrace account.} twoFactorOn {Since {moment} your Millrace account asks for a code of an authenticator app at each sign-in.} twoFactorOff {Since {moment} your Millrace account asks for no code of an authenticator app any more.} linkedinLinked {On {moment} somebody signed in to your Millrace account with a LinkedIn account that has the same verified e-mail address. It signs in from now on.} addressesSwapped {On {moment} the two e-mail addresses of your Millrace account changed places. The other one is the first now.} secondAdded {On {moment} the second e-mail address that was asked for your Millrace account was confirmed. Mails can go there from now on.} other {On {moment} somebody who knows your password entered several wrong codes.}}',
  'mail.accountNotice.codesTried':
    'Nobody was signed in. If it was not you, choose a new password now. If you can’t sign in with a code of your app for the next hour, use a recovery code or a passkey.',

  'mail.tokenMade.subject': 'An access token was made in your account',
  'mail.tokenMade.happened':
    'On {moment} a personal access token{isNamed, select, yes {, “{name}”,} other {}} was made in your Millrace account. With it a program can {may, select, write {read and change} other {read}} what you can, until {day}.',

  'mail.emailChanged.subject': 'The e-mail address of your account was changed',
  'mail.emailChanged.preheader': 'If it was not you, answer this mail.',
  'mail.emailChanged.heading': 'Your e-mail address was changed',
  'mail.emailChanged.happened':
    'Since {moment} your Millrace account has the address {address}. Mail goes there from now on.',
  'mail.emailChanged.notYou': 'If it was not you, answer this mail, and we will look into it.',
  'mail.emailChanged.reason':
    'You get this mail, the last one to this address, because it belonged to your Millrace account.',

  'mail.eventRemoved.subject': 'An event does not take place',
  'mail.eventRemoved.preheader': 'Whoever announced it has removed it.',
  'mail.eventRemoved.heading': 'An event does not take place',
  'mail.eventRemoved.happened': 'An event that you wanted to come to was removed by whoever announced it.',
  'mail.eventRemoved.action': 'See other events',
  'mail.eventRemoved.reason': 'You get this as you said that you go to this event, or are interested in it.',
  'mail.newSignIn.subject': 'New sign-in to your account',
  'mail.newSignIn.preheader': 'On {device}. If it was not you, choose a new password.',
  'mail.newSignIn.heading': 'New sign-in to your account',
  'mail.newSignIn.happened': 'Your account was used on a device that we have not seen before.',
  'mail.newSignIn.notYou':
    'If it was you, there is nothing to do. If not, choose a new password; that signs out everybody else. Then look at your profile, whether a passkey, an app or LinkedIn signs in that you do not know.',

  'mail.accountDeleted.subject': 'Your account was deleted',
  'mail.accountDeleted.preheader': 'What belonged to it is gone.',
  'mail.accountDeleted.heading': 'Your account was deleted',
  'mail.accountDeleted.happened':
    'Your Millrace account was deleted on {moment}, as was asked for from the account.',
  'mail.accountDeleted.notYou': 'If it was not you, answer this mail.',

  'mail.moderation.reason':
    'You get this mail because a moderator of Millrace decided something about your account or what you wrote.',
  'mail.because':
    '{because, select, spam {Spam or advertising} harassment {Harassment or hate} false_information {False or misleading} confidential {Confidential, or the work of others} impersonation {Somebody else’s name} illegal {Illegal or dangerous} other {Against the rules of the community}}',

  'mail.reportDecided.subject': 'What became of your report',
  'mail.reportDecided.preheader': 'A moderator has looked at it.',
  'mail.reportDecided.heading':
    '{outcome, select, kept {Nothing was taken away} acted {Your report was right} other {It can be read again}}',
  'mail.reportDecided.reported':
    'You reported {kind, select, post {a post by {name}} comment {a comment by {name}} event {an event of {name}} other {the member {name}}}. A moderator has looked at it.',
  'mail.reportDecided.outcome':
    '{outcome, select, kept {It is not against the rules of the community, and stays as it is.} acted {It is against the rules of the community, and something was done about it.} other {What had been hidden was looked at once more, and can be read again.}}',
  'mail.reportDecided.private': 'Nobody but the moderators knows that you reported it.',
  'mail.reportDecided.reason': 'You get this mail because you reported something at Millrace.',

  'mail.duplicateDecided.subject': 'What became of {subject} and {other}',
  'mail.duplicateDecided.heading':
    '{outcome, select, merged {They are one now} kept {Both were kept} other {They are two again}}',
  'mail.duplicateDecided.flagged':
    'You flagged {subject} as a duplicate of {other}, {kind, select, product {products} other {companies}} of the catalogue. A moderator has looked at it.',
  'mail.duplicateDecided.outcome':
    '{outcome, select, merged {They were merged: links, suppliers and followers of both stand together, and the old address leads there.} kept {They are not the same, and stay as they are.} other {The merge was undone: each has its own again.}}',
  'mail.duplicateDecided.action': 'Look at the {kind, select, product {product} other {company}}',
  'mail.duplicateDecided.reason': 'You get this mail because you flagged a duplicate at Millrace.',

  'mail.contentHidden.subject':
    'Your {kind, select, comment {comment} event {event} other {post}} was hidden',
  'mail.contentHidden.heading':
    'Your {kind, select, comment {comment} event {event} other {post}} was hidden',
  'mail.contentHidden.happened':
    'A moderator has hidden {kind, select, comment {a comment} event {an event} other {a post}} of yours. You still see it; nobody else does.',
  'mail.contentHidden.why': 'The reason: {because}.',
  'mail.contentHidden.appeal': 'If you think that this is a mistake, answer this mail.',

  'mail.contentRestored.subject':
    'Your {kind, select, comment {comment} event {event} other {post}} can be read again',
  'mail.contentRestored.preheader': 'A moderator has brought it back.',
  'mail.contentRestored.heading':
    'Your {kind, select, comment {comment} event {event} other {post}} can be read again',
  'mail.contentRestored.happened':
    'A moderator has brought back {kind, select, comment {a comment} event {an event} other {a post}} of yours that had been hidden. Everybody can read it as before.',

  'mail.memberSuspended.subject': 'Your account is suspended',
  'mail.memberSuspended.heading': 'Your account is suspended',
  'mail.memberSuspended.happened':
    'A moderator has suspended your Millrace account. You cannot sign in, and nobody sees what you have posted until the suspension ends.',
  'mail.memberSuspended.why': 'The reason: {because}.',

  'mail.suspensionLifted.subject': 'Your account is open again',
  'mail.suspensionLifted.preheader': 'You can sign in as before.',
  'mail.suspensionLifted.heading': 'Your account is open again',
  'mail.suspensionLifted.happened':
    'The suspension of your Millrace account has ended. You can sign in, and what you have posted can be read as before.',

  'mail.invitationReceived.subject': 'Your interest in Millrace',
  'mail.invitationReceived.preheader': 'Somebody from our team will write to you shortly.',
  'mail.invitationReceived.heading': 'Thank you for your interest',
  'mail.invitationReceived.thanks':
    'Thank you for showing your interest in Millrace. A representative from our team will get in touch with you shortly.',
  'mail.invitationReceived.ahead': 'You need not wait for it: registering takes a minute.',
  'mail.invitationReceived.action': 'Join Millrace',
  'mail.invitationReceived.reason':
    'You get this mail because your address was entered on our home page. Unless you register, it is the only one that our server sends you.',

  'mail.invitationAsked.subject': 'Invitation asked for by {address}',
  'mail.invitationAsked.preheader': 'A visitor left an address on the home page.',
  'mail.invitationAsked.heading': 'A visitor asks for an invitation',
  'mail.invitationAsked.happened':
    'The address below was left on the home page. The visitor was told that somebody will get in touch.',

  'mail.via': '{name} via Millrace',
  'mail.someMember': 'A member',
  'mail.share.heading':
    '{name} shared a {kind, select, post {post} product {product} company {company} user {profile} other {page}} with you',
  'mail.share.writes': '{name} writes:',
  'mail.share.writesFrom': '{name} of {company} writes:',
  'mail.share.label':
    '{kind, select, post {Post} product {Product} company {Company} user {Member} other {Page}}',
  'mail.share.private':
    'The post is private: it opens only for those whom it is meant for, once they are logged in.',
  'mail.share.action':
    'Open the {kind, select, post {post} product {product} company {company} user {profile} other {page}}',
  'mail.share.answer': 'Answers to this mail go to {name}.',
  'mail.share.reason':
    'You get this mail because {name}, a member of Millrace, entered your address. The text in the frame was written by {name}, not by Millrace.',
  'mail.share.stop': 'Never get a mail like this again',

  'mail.followInvitation.subject': '{name} invites you to follow {title}',
  'mail.followInvitation.preheader':
    'See what is new about this {kind, select, product {product} other {company}}, and who else works with it.',
  'mail.followInvitation.heading':
    '{name} invites you to follow a {kind, select, product {product} other {company}}',
  'mail.followInvitation.writes':
    '{name} uses Millrace, where manufacturers follow products and companies, and thinks that this one concerns you.',
  'mail.followInvitation.writesFrom':
    '{name} of {company} uses Millrace, where manufacturers follow products and companies, and thinks that this one concerns you.',
  'mail.followInvitation.label': '{kind, select, product {Product} other {Company}}',
  'mail.followInvitation.action': 'Open the {kind, select, product {product} other {company}}',
  'mail.followInvitation.signUp': 'Not on Millrace yet? Sign up with this address',
  'mail.followInvitation.reason':
    'You get this mail because {name}, a member of Millrace, entered your address.',

  'mail.inquiry.subject': 'Inquiry from {name}',
  'mail.inquiry.heading': 'A visitor is looking for something',
  'mail.inquiry.happened': 'Answer this mail to write to the visitor.',
  'mail.inquiry.action': 'Open the product',

  'mail.label.quantity': 'Quantity',
  'mail.label.neededBy': 'Deadline',
  'mail.label.deliveryCountry': 'Destination',
  'mail.quoteInquiry.subject': '{name} asks for a quote of {product}',
  'mail.quoteInquiry.heading': 'Somebody asks for a quote',
  'mail.quoteRequest.subject': 'Request for a quote: {product}',
  'mail.quoteRequest.heading': 'A quote of {product} is asked for',
  'mail.quoteRequest.happened':
    'Hello {firstName}, {buyer} asks the suppliers of this product for a quote. Answer it on Millrace, where the buyer compares all answers.',
  'mail.quoteRequest.action': 'Answer the request',
  'mail.label.price': 'Price',
  'mail.label.leadTime': 'Lead time',
  'mail.label.minimumOrder': 'Minimum order',
  'mail.quoteAnswered.subject': '{supplier} answered: {product}',
  'mail.quoteAnswered.heading': '{supplier} has answered your request',
  'mail.quoteAnswered.happened':
    'Hello {firstName}, {supplier} answers your request for a quote of {product}.',
  'mail.quoteAnswered.action': 'Compare the answers',
  'mail.quoteAnswered.reason': 'You get this mail because you have asked for a quote of {product}.',
  'mail.quoteRequest.reason':
    'You get this mail because you are listed as a contact of {supplier}, which supplies {product}.',
} as const;
