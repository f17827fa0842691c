import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Four figures of a product, each leading to its table on the same page.',
  whenToUse: ['On the feed tab of a product’s page, under the tabs.'],
  whenNotToUse: ['Other figures: `StatTile`.', 'In a card: `ProductCard` has three of them.'],
  anatomy: [
    { component: 'ProductStats', what: 'The row of tiles, in fixed order.' },
    { component: 'StatTile', what: 'Suppliers, raw materials, applications, potential customers.' },
    { part: 'value', what: 'The figure.' },
    { part: 'label', what: 'What is counted.' },
  ],
  states: [{ state: 'up to 1099 px', what: 'Two by two.' }],
  keyboard: [{ keys: ['Enter'], does: 'Scrolls to the table, and moves the focus to its heading.' }],
  accessibility: [
    'The focus follows even where a router changes the address by script.',
    'The tables must have the ids of `PRODUCT_SECTION_IDS`.',
  ],
  doAndDont: [
    {
      do: 'Pass the counts of the server, also when they are nought.',
      dont: 'Hide a tile that counts nought.',
    },
    { do: 'Keep the order of the tables.', dont: 'Sort tiles by size.' },
  ],
  synonyms: ['metrics', 'KPI', 'numbers', 'counts', 'summary'],
  related: ['StatTile', 'ProductHeader', 'ProductTabNav'],
};
