import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A way into every sector that is served.',
  whenToUse: ['On the start page.'],
  whenNotToUse: ['Products in general: `ProductCard` or `Table`.', 'A filter by sector: `SelectField`.'],
  anatomy: [
    { component: 'SectorTiles', what: 'The section, with a list of tiles.' },
    { component: 'SectionHead', what: 'Title and fact.' },
    { component: 'Art', what: 'The plate of the product at the heart of the sector.' },
    { component: 'Heading', what: 'The sector, of level 3.' },
    { component: 'Text', what: 'The product.' },
  ],
  states: [{ state: 'from 768 px', what: 'Four in a row; two on phones.' }],
  keyboard: [{ keys: ['Enter'], does: 'Opens the product of a tile.' }],
  accessibility: [
    'The whole tile is one link; its plate has an empty alternative text, as the words say it.',
  ],
  doAndDont: [
    { do: 'Show every sector that is served, in the order passed.', dont: 'Show the largest first.' },
    { do: 'Let the band carry the hue.', dont: 'Colour the words.' },
  ],
  synonyms: ['categories', 'industries', 'tiles', 'grid', 'landing'],
  related: ['Welcome', 'Art', 'ProductCard'],
};
