export const resumedActMessages = {
  'resumedAct.done':
    '{kind, select, post {You like the post that you chose.} product {You follow the product that you chose.} company {You follow the company that you chose.} other {You follow the member that you chose.}}',
  'resumedAct.failed': 'You’re signed in, but we couldn’t finish what you started. Try again on the page.',
} as const;
