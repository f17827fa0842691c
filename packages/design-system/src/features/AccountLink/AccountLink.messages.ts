export const accountLinkMessages = {
  'accountLink.verifyTitle': 'Verify your email',
  'accountLink.verifyText': 'One step is left: say that this address is yours.',
  'accountLink.verify': 'Verify email',
  'accountLink.verifying': 'Your email is being verified.',
  'accountLink.unanswered':
    'The server did not answer. The link was not used: check your connection and try again.',
  'accountLink.problemTitle':
    '{problem, select, expired {This link has expired} replaced {There is a newer link} used {This link was used already} other {This link is not valid}}',
  'accountLink.verifyProblem':
    '{problem, select, expired {A verification link is good for 24 hours.} replaced {We have sent you another link since. Open the one in the latest email.} used {A link works once. If your email is verified, you can log in.} other {It may have been cut off on the way. Open it from the email once more, or ask for a new one.}}',
  'accountLink.resetProblem':
    '{problem, select, expired {A link for a new password is good for one hour.} replaced {We have sent you another link since. Open the one in the latest email.} used {A link works once. If your new password is set, you can log in.} other {It may have been cut off on the way. Open it from the email once more, or ask for a new one.}}',
  'accountLink.emailProblem':
    '{problem, select, expired {A link that confirms an address is good for 24 hours, and only while the address is asked for.} replaced {Another link was sent since. Open the one in the latest email.} used {A link works once. If the address is confirmed, your profile shows it.} other {It may have been cut off on the way. Open it from the email once more, or ask for a new one.}}',
  'accountLink.askInProfile':
    'Save the address in <profile>your profile</profile> once more, and we send a new link.',
  'accountLink.emailTitle': 'The email address is confirmed',
  'accountLink.emailText': 'It now belongs to the account whose profile it was saved in.',
  'accountLink.otherAccount':
    'If that is not the account that you are logged in with, log out, and log in with that one to see it.',
  'accountLink.askAnew': 'Enter your email, and we send a new link.',
  'accountLink.logIn': 'Log in',
} as const;
