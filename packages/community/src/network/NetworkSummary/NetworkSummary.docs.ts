import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What the product network holds, in three figures.',
  whenToUse: ['On the landing page, after `SectorTiles`.'],
  whenNotToUse: [
    'Figures that lead to what they count: `StatTile`.',
    'One product’s figures: `ProductStats`.',
  ],
  anatomy: [
    { component: 'NetworkSummary', what: 'The section.' },
    { component: 'SectionHead', what: 'Number, title and fact.' },
    { part: 'figure', what: 'A figure, what it counts, one sentence.' },
    { component: 'Heading', what: 'What is counted, of level 3.' },
    { component: 'Prose', what: 'The sentence.' },
  ],
  states: [{ state: 'up to 767 px', what: 'Figures stand before their words, one below the other.' }],
  keyboard: [],
  accessibility: ['Figures are written in the reader’s language.'],
  doAndDont: [{ do: 'Pass what the API counts.', dont: 'Round up, or count what nobody can look up.' }],
  synonyms: ['stats', 'numbers', 'figures', 'landing', 'marketing'],
  related: ['StatTile', 'SectorTiles', 'ProductSnapshots'],
};
