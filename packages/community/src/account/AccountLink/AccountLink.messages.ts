export const accountLinkMessages = {
  'accountLink.verifyTitle': 'Verify your email',
  'accountLink.verifyText': 'One more step: confirm that this address is yours.',
  'accountLink.verify': 'Verify email',
  'accountLink.verifying': 'Your email is being verified.',
  'accountLink.unanswered': 'We couldn’t reach the server. Try again.',
  'accountLink.problemTitle':
    '{problem, select, expired {This link has expired} replaced {There is a newer link} done {This link has done its work} used {This link was used already} other {This link is not valid}}',
  'accountLink.verifyProblem':
    '{problem, select, expired {A verification link is good for 24 hours.} replaced {We have sent you another link since. Open the one in the latest email.} done {Your email is verified already. Log in to go on.} used {A link works once. If your email is verified, you can log in.} other {It may have been cut off on the way. Open it from the email once more, or ask for a new one.}}',
  'accountLink.resetProblem':
    '{problem, select, expired {A link for a new password is good for one hour.} replaced {We have sent you another link since. Open the one in the latest email.} done {Your new password is set already. You can log in with it.} used {A link works once. If your new password is set, you can log in.} other {It may have been cut off on the way. Open it from the email once more, or ask for a new one.}}',
  'accountLink.emailProblem':
    '{problem, select, expired {A link that confirms an address is good for 24 hours, and only while the address is asked for.} replaced {Another link was sent since. Open the one in the latest email.} done {The address is confirmed already.} used {A link works once. If the address is confirmed, your profile shows it.} other {It may have been cut off on the way. Open it from the email once more, or ask for a new one.}}',
  'accountLink.askInProfile':
    'Save the address in <profile>your profile</profile> once more, and we send a new link.',
  'accountLink.emailTitle': 'The email address is confirmed',
  'accountLink.emailText': 'It now belongs to the account whose profile it was saved in.',
  'accountLink.otherAccount':
    'If that is not the account that you are logged in with, log out, and log in with that one to see it.',
  'accountLink.askAnew': 'Enter your email, and we send a new link.',
  'accountLink.password':
    'This browser did not begin the sign-up. Choose the password of your account; one that was typed before does not count.',
  'accountLink.passwordWeak':
    '{flaw, select, common {This is one of the passwords that are tried first. Choose another.} other {This is little more than the name of the site or of your address. Choose another.}}',
  'accountLink.confirmTitle': 'Confirm your email address',
  'accountLink.confirmText':
    'Confirm your email address to add it to the account whose profile it was saved in.',
  'accountLink.confirm': 'Confirm email',
  'accountLink.stopTitle': 'Undo changes to your account',
  'accountLink.stopText':
    'Someone changed how your account signs in, or asked to. If it was not you, undo it: we sign out every device, restore your email addresses, and remove passkeys, the authenticator app and LinkedIn if they were added since.',
  'accountLink.stop': 'It was not me',
  'accountLink.stopping': 'Undoing the changes …',
  'accountLink.stoppedText':
    'Every device is signed out, and the changes are undone. Set a new password now: whoever made them may know the old one.',
  'accountLink.setPassword': 'Set a new password',
  'accountLink.seeProfile': 'You find it in <profile>your profile</profile>.',
  'accountLink.stopProblem':
    '{problem, select, done {This link has already undone the changes.} used {This link has already undone the changes.} unknown {It may have been cut off on the way. Open it from the email once more.} other {This link has expired. If it was not you, set a new password. If your address was replaced, reply to the email that said so.}}',
} as const;
