import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A page of sections below a heading and what it is about.',
  whenToUse: ['For readers who have not decided yet: prices, plans.'],
  whenNotToUse: [
    'The landing page: `Welcome` and `LandingSections`.',
    'The page of a sector: `IndustryPage`.',
  ],
  anatomy: [
    { component: 'Page', what: 'The frame of the page, with its margins.' },
    { component: 'PageMain', what: 'The main content.' },
    { component: 'MarketingPage', what: 'Head and sections, at one distance.' },
    { part: 'head', what: 'The heading of level 1, and what the page is about.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['One heading of level 1; the order of the sections is that of the text.'],
  doAndDont: [{ do: 'Say what the page is about in a sentence or two.', dont: 'Praise.' }],
  synonyms: ['layout', 'pricing', 'landing', 'template'],
  related: ['PricingCards', 'PlanComparison', 'LandingSections', 'Page'],
};
