import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Every feature of every plan, in a table that stacks per feature where there is little room.',
  whenToUse: ['Below `PricingCards`, for those who want to know it all.'],
  whenNotToUse: ['Prices and what to press: `PricingCards`.', 'Any other data: `Table`.'],
  anatomy: [
    { component: 'PlanComparison', what: 'The section.' },
    { component: 'SectionHead', what: 'Its title.' },
    { part: 'feature', what: 'A row: the feature, and the share that each plan has of it.' },
    { component: 'Icon', what: 'A check or a dash, each with its name.' },
  ],
  states: [
    { state: 'current', what: 'On the cells of a plan: the viewer has it; they are tinted.' },
    { state: 'other', what: 'On the cells of the other plans.' },
    { state: 'up to 600 px', what: 'A block per feature, with the plans’ names for phones in it.' },
  ],
  keyboard: [],
  accessibility: [
    'A table with heads of rows and columns; it stays one where it is stacked, and the plan’s name stands in each cell then.',
    'Check and dash are told in words.',
  ],
  doAndDont: [{ do: 'Let the matrix of the domain say what is included.', dont: 'List features by hand.' }],
  synonyms: ['matrix', 'features', 'plans', 'entitlements', 'tiers', 'pricing table'],
  related: ['PricingCards', 'Table', 'Faq'],
};
