export const resumedActMessages = {
  'resumedAct.done':
    '{kind, select, post {You like this post now.} product {You follow this product now.} company {You follow this company now.} other {You follow this member now.}}',
  'resumedAct.failed': 'You’re signed in, but we couldn’t finish what you started. Try again on the page.',
} as const;
