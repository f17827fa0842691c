export const accountLinkMessages = {
  'accountLink.verifyTitle': 'Verify your email',
  'accountLink.verifyText': 'One more step: confirm that this address is yours.',
  'accountLink.verify': 'Verify email',
  'accountLink.verifying': 'Verifying your email…',
  'accountLink.unanswered': 'We couldn’t reach the server. Try again.',
  'accountLink.problemTitle':
    '{problem, select, expired {This link has expired} replaced {There’s a newer link} done {You’ve already used this link} used {You’ve already used this link} other {This link isn’t valid}}',
  'accountLink.verifyProblem':
    '{problem, select, expired {A verification link works for 24 hours.} replaced {We’ve sent you another link. Open the one in the latest email.} done {Your email is already verified. Sign in to continue.} used {A link works once. If your email is verified, you can sign in.} other {Part of the link is probably missing. Open it from the email again, or request a new one.}}',
  'accountLink.resetProblem':
    '{problem, select, expired {A reset link works for one hour.} replaced {We’ve sent you another link. Open the one in the latest email.} done {You’ve already set a new password. You can sign in with it.} used {A link works once. If you’ve set a new password, you can sign in.} other {Part of the link is probably missing. Open it from the email again, or request a new one.}}',
  'accountLink.emailProblem':
    '{problem, select, expired {A confirmation link works for 24 hours, while the address is in your profile.} replaced {We’ve sent you another link. Open the one in the latest email.} done {This address is already confirmed.} used {A link works once. If the address is confirmed, your profile shows it.} other {Part of the link is probably missing. Open it from the email again, or request a new one.}}',
  'accountLink.askInProfile':
    'Save the address in <profile>your profile</profile> again, and we’ll send a new link.',
  'accountLink.emailTitle': 'Email address confirmed',
  'accountLink.emailText': 'It now belongs to the account where you saved it.',
  'accountLink.otherAccount':
    'If you’re signed in to a different account, sign out and sign in to that one to see it.',
  'accountLink.askAnew': 'Enter your email, and we’ll send a new link.',
  'accountLink.password': 'You signed up in a different browser. Choose your password again here.',
  'accountLink.passwordWeak':
    '{flaw, select, common {This password is too common. Choose another.} other {This password is too close to our name or your address. Choose another.}}',
  'accountLink.confirmTitle': 'Confirm your email address',
  'accountLink.confirmText': 'Confirm your email address to add it to the account where you saved it.',
  'accountLink.confirm': 'Confirm email',
  'accountLink.stopTitle': 'Undo changes to your account',
  'accountLink.stopText':
    'Someone changed how your account signs in, or tried to. If it wasn’t you, undo it. We’ll sign out every device, restore your email addresses, and remove any passkey, authenticator app or LinkedIn sign-in added since.',
  'accountLink.stop': 'It wasn’t me',
  'accountLink.stopping': 'Undoing the changes…',
  'accountLink.stoppedText':
    'We’ve undone the changes and signed out every device. Set a new password now, because someone else might know the old one.',
  'accountLink.setPassword': 'Set a new password',
  'accountLink.seeProfile': 'You can see it in <profile>your profile</profile>.',
  'accountLink.stopProblem':
    '{problem, select, done {This link has already undone the changes.} used {This link has already undone the changes.} unknown {Part of the link is probably missing. Open it from the email again.} other {This link has expired. If it wasn’t you, set a new password. If your address was replaced, reply to the email that told you.}}',
} as const;
