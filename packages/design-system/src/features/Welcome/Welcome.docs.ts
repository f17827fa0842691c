import type { ComponentDocs } from '../../internal/story-docs';

export const docs: ComponentDocs = {
  summary: 'The head of the start page.',
  whenToUse: ['Once, at the top of the start page.'],
  whenNotToUse: ['On other pages: `Heading` of level 1.', 'For guests on a product’s page: `GuestSlides`.'],
  anatomy: [
    { component: 'Welcome', what: 'Heading and one sentence.' },
    { component: 'Heading', what: 'The heading of level 1.' },
    { component: 'Prose', what: 'What the platform is for.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['It holds the page’s heading of level 1.'],
  doAndDont: [
    { do: 'Override its texts by the catalogue.', dont: 'Add a picture that says nothing.' },
    { do: 'Let `SectorTiles` follow.', dont: 'Push the search below it.' },
  ],
  synonyms: ['hero', 'landing', 'headline', 'home', 'start page'],
  related: ['SectorTiles', 'Masthead', 'GuestSlides'],
};
