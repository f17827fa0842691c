export const loginDialogMessages = {
  'login.title': 'Log in to access your product community',
  'login.email': 'Email Address',
  'login.password': 'Password',
  'login.submit': 'Log in',
} as const;
