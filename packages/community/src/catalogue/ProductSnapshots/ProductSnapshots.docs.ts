import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What pages of products show today, as slides that play by themselves.',
  whenToUse: ['On the landing page, for three to five products.'],
  whenNotToUse: ['One product: `ProductCard`.', 'Every sector: `SectorTiles`.'],
  anatomy: [
    { component: 'ProductSnapshots', what: 'The section.' },
    { component: 'SectionHead', what: 'Number, title and fact.' },
    { component: 'Carousel', what: 'The slides, with dots and a pause button.' },
    { component: 'Heading', what: 'The product, of level 3.' },
    { component: 'Prose', what: 'Its description, cut at 200 characters.' },
    { component: 'ButtonLink', what: 'Opens its page.' },
    { component: 'ValueChainStrip', what: 'What it is made of and where it ends up.' },
  ],
  states: [
    { state: 'playing', what: 'Goes on each 2500 ms, in 500 ms.' },
    { state: 'paused', what: 'Paused by its button, or from the start under reduced motion.' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'The link of the slide in view, the dots, the pause button; focus holds the slides.',
    },
    { keys: ['Enter', 'Space'], does: 'Opens the page, goes to a slide, pauses or plays.' },
  ],
  accessibility: [
    'Slides out of view are inert; the drawing says in words what flows into what.',
    'It waits while it is pointed at or focused, and has a pause button.',
  ],
  doAndDont: [
    { do: 'Pass what the API answers today.', dont: 'Show a picture of a page that has changed since.' },
    { do: 'Show it once on a page.', dont: 'Let two carousels move in one view.' },
  ],
  synonyms: ['slider', 'slideshow', 'screenshots', 'carousel', 'landing', 'preview'],
  related: ['Carousel', 'ValueChainStrip', 'SectorTiles'],
};
