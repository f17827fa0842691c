import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The numbered sections of the landing page, one below the other.',
  whenToUse: ['Once, below `Welcome` and `ChainPlate`.'],
  whenNotToUse: ['The main part of any other page: `Page` and `Stack`.'],
  anatomy: [
    { component: 'Page', what: 'The frame of the page, with its margins.' },
    { component: 'LandingSections', what: 'The sections, at one distance.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['The order of the sections is the order of the text.'],
  doAndDont: [{ do: 'Number the sections in their order.', dont: 'Number the closing band.' }],
  synonyms: ['landing', 'layout', 'start page', 'marketing'],
  related: ['Welcome', 'ChainPlate', 'SectorTiles', 'Page'],
};
