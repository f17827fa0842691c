import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What became of a payment: what was bought, as the server knows it, or that it failed.',
  whenToUse: ['Where a checkout leads back to: `PaymentSuccessContainer` and `PaymentFailure`.'],
  whenNotToUse: ['To look after a plan: `OwnPlan`.'],
  anatomy: [
    { component: 'PaymentSuccess', what: 'What was bought.' },
    { component: 'Notice', what: 'That the word of the payment is awaited.', when: 'until it is there' },
    { component: 'ButtonLink', what: 'To the team, the feed, or home.' },
    { component: 'PaymentFailure', what: 'That nothing was charged.', when: 'after a failure' },
  ],
  states: [
    { state: 'paid', what: 'Plan, amount, term and renewal.' },
    { state: 'waiting', what: 'Asks again by itself.' },
    { state: 'late', what: 'Says that one can leave.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'From one way on to the next.' }],
  accessibility: ['That the payment is there is announced in place of the notice.'],
  doAndDont: [{ do: 'Show what the server knows.', dont: 'Believe an address that says “paid”.' }],
  synonyms: ['checkout', 'receipt', 'thank you', 'declined', 'order confirmation'],
  related: ['OwnPlan', 'TeamMembers'],
};
