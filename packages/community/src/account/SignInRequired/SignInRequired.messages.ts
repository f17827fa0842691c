export const signInRequiredMessages = {
  'signInRequired.title': 'Please login to view this page',
  'session.ended':
    'Your session has ended. What you wrote is still here: sign in in another tab, then send it again.',
  'session.signIn': 'Sign in',
  'signInRequired.signIn': 'Log in',
  'signInRequired.signUp': 'Sign Up',
} as const;
