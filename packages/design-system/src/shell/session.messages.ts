/** Messages of a failed write after the session has expired. */
export const sessionMessages = {
  'session.ended':
    'Your session ended. Your text is still here. Sign in from another tab, then send it again.',
  'session.signIn': 'Sign in',
} as const;
