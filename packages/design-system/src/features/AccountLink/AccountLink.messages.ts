export const accountLinkMessages = {
  'accountLink.verifyTitle': 'Verify your email',
  'accountLink.verifyText': 'One step is left: say that this address is yours.',
  'accountLink.verify': 'Verify email',
  'accountLink.verifying': 'Your email is being verified.',
  'accountLink.problemTitle':
    '{problem, select, expired {This link has expired} used {This link was used already} other {This link is not valid}}',
  'accountLink.verifyProblem':
    '{problem, select, expired {A verification link is good for 24 hours.} used {A link works once. If your email is verified, you can log in.} other {It may have been cut off on the way. Open it from the email once more, or ask for a new one.}}',
  'accountLink.resetProblem':
    '{problem, select, expired {A link for a new password is good for one hour.} used {A link works once. If your new password is set, you can log in.} other {It may have been cut off on the way. Open it from the email once more, or ask for a new one.}}',
  'accountLink.askAnew': 'Enter your email, and we send a new link.',
  'accountLink.logIn': 'Log in',
} as const;
