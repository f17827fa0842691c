/** What writing says when its session has ended meanwhile. */
export const sessionMessages = {
  'session.ended':
    'Your session has ended. What you wrote is still here: sign in in another tab, then send it again.',
  'session.signIn': 'Sign in',
} as const;
