/** What writing says when its session has ended meanwhile. */
export const sessionMessages = {
  'session.ended':
    'Your session ended. Your text is still here. Sign in from another tab, then send it again.',
  'session.signIn': 'Sign in',
} as const;
