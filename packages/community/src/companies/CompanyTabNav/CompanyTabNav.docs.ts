import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The three tabs of a company’s page, and the two figures that lead to its tables.',
  whenToUse: ['Under the head of a company’s page; `CompanyStats` at the top of the first tab.'],
  whenNotToUse: ['It is a product: `ProductTabNav`.', 'Other tabs that are addresses: `TabNav`.'],
  anatomy: [
    { component: 'TabNav', what: 'The navigation, named after the company.' },
    { part: 'tab', what: 'A tab; products and people carry their count.' },
    {
      component: 'CompanyStats',
      what: 'Two figures, each a link to its table; `CompanyStatsContainer` counts them.',
      when: 'in the first tab',
    },
  ],
  states: [
    { state: 'aria-current="page"', what: 'The current tab.' },
    { state: 'loading', what: 'On a figure: a skeleton in its place.' },
    { state: 'failed', what: 'On a figure: a dash; its table says why, and tries again.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a tab, or goes to a table with the focus.' }],
  accessibility: ['Tabs are links that can be opened, shared and gone back from; they work before scripts.'],
  doAndDont: [{ do: 'Keep the tab in the address.', dont: 'Count rows that happen to be loaded.' }],
  synonyms: ['tabs', 'sections', 'people', 'figures', 'CompanyStats'],
  related: ['TabNav', 'ProductTabNav', 'CompanyHeader'],
  stage: { kind: 'frame', heightPx: 160 },
};
