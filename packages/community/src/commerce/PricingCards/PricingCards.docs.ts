import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The three plans beside each other: price, users, term, what each adds, and what to do about it.',
  whenToUse: [
    'On the page of prices, with `VisitorPlanAction`.',
    'On a member’s page of plans, with its own actions.',
  ],
  whenNotToUse: [
    'Every feature of every plan: `PlanComparison`.',
    'A note that something needs a plan: `Notice`.',
  ],
  anatomy: [
    { component: 'PricingCards', what: 'The list of plans.' },
    { part: 'plan', what: 'One of them.' },
    { component: 'Heading', what: 'Its name.' },
    { component: 'Badge', what: 'That it is one’s own.', when: 'with `current`' },
    { part: 'price', what: 'What it costs, and for how long.' },
    { part: 'facts', what: 'Users and term.' },
    { part: 'features', what: 'What it adds to the plan before it.' },
    { part: 'action', what: 'What `action` gave.' },
  ],
  states: [
    { state: 'current', what: 'On a plan: the viewer has it; its rule is in the accent.' },
    { state: 'other', what: 'On a plan: the viewer does not have it, or is a visitor.' },
    { state: 'from 768 px', what: 'Three in a row; one below the other on phones.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'From action to action.' }],
  accessibility: ['A list of three, each with a heading of its own; the check marks are decoration.'],
  doAndDont: [
    { do: 'Make the action of one plan primary.', dont: 'Make all three primary.' },
    { do: 'Name the plan in its action.', dont: 'Write “Choose” three times.' },
  ],
  synonyms: ['plans', 'prices', 'tiers', 'subscription', 'premium', 'platinum', 'upgrade'],
  related: ['PlanComparison', 'Faq', 'Badge'],
};
