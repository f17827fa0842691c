import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The six tabs of a product’s page; they stick under the masthead.',
  whenToUse: ['Under the head of a product’s page, with `ProductTabPanel` around what the tab shows.'],
  whenNotToUse: ['Other tabs that are addresses: `TabNav`.', 'Tabs without an address: `Tabs`.'],
  anatomy: [
    { component: 'TabNav', what: 'The navigation, named after the product.' },
    { part: 'tab', what: 'A tab; four of them carry their count.' },
    {
      component: 'ProductTabPanel',
      what: 'What the current tab shows; figures hang from the tabs, a table keeps its distance.',
      when: 'below them',
    },
  ],
  states: [
    { state: 'aria-current="page"', what: 'The current tab: ink, and a 3 px line.' },
    { state: 'phones', what: 'The line goes on beyond the edge and scrolls sideways.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a tab: it is a link.' }],
  accessibility: [
    'Tabs are links, so that each can be opened, shared and gone back from; they work before scripts.',
    'Counts are read with the name: “Suppliers 38”.',
  ],
  doAndDont: [
    { do: 'Keep the tab in the address.', dont: 'Keep it in memory, where Back cannot find it.' },
    { do: 'Take the counts from the product.', dont: 'Count rows that happen to be loaded.' },
  ],
  synonyms: ['tabs', 'sections', 'sub navigation', 'sticky tabs', 'ProductTabPanel'],
  related: ['TabNav', 'ProductStats', 'Masthead'],
  stage: { kind: 'frame', heightPx: 160 },
};
