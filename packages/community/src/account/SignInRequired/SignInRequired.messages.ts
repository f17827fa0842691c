export const signInRequiredMessages = {
  'signInRequired.title': 'Please login to view this page',
  'signInRequired.signIn': 'Log in',
  'signInRequired.signUp': 'Sign Up',
} as const;
