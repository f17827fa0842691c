import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One’s own plan: which, until when, how it goes on, and what can be done about it.',
  whenToUse: [
    'On the page of plans of a member: `OwnPlanContainer`, which has all plans below.',
    '`MemberPlanAction` in each of those: how a member comes by it, or why there is nothing to do.',
  ],
  whenNotToUse: ['For visitors: `PricingCards` with `VisitorPlanAction`.'],
  anatomy: [
    { component: 'OwnPlan', what: 'The section, hung from its rule.' },
    { part: 'invitation', what: 'Who would share their plan, with the answers, above it.', when: 'invited' },
    { component: 'Heading', what: 'The plan’s name.' },
    { component: 'Text', what: 'How it goes on, and its seats.' },
    { component: 'Notice', what: 'That a payment failed.', when: 'past due' },
    { component: 'Link', what: 'The way to the team.', when: 'with seats' },
    { part: 'bought', what: 'What was bought beside it.', when: 'with another plan by a grant or a team' },
    { part: 'tools', what: 'Payment, cancel or keep.', when: 'bought here' },
    { component: 'InvoiceList', what: 'What was paid, below all plans.', when: 'with invoices' },
    { part: 'invoice', what: 'One of them: number, term, amount.', when: 'with invoices' },
  ],
  states: [
    { state: 'active', what: 'Says when it is renewed or ends.' },
    { state: 'past_due', what: 'Says until when the plan is kept.' },
    { state: 'cancelled', what: 'Says until when it runs, and offers to keep it.' },
    { state: 'account', what: 'The free plan.' },
    { state: 'team', what: 'Says who shares it.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'From the team to payment to cancel.' }],
  accessibility: ['What is overdue is a note in words, not by colour alone.'],
  doAndDont: [{ do: 'Ask once before cancelling, and say what stays.', dont: 'Hide the way out.' }],
  synonyms: ['subscription', 'billing', 'renewal', 'cancel', 'invoices', 'account plan'],
  related: ['PricingCards', 'PlanComparison', 'TeamMembers'],
};
