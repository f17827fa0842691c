import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The page of an industry for visitors: banner, products, companies, voices, events, and two ways in.',
  whenToUse: ['As the content of the page of one of the seven industries, with `industryText`.'],
  whenNotToUse: ['Every sector at once: `SectorTiles`.', 'A product: `ProductHeader`.'],
  anatomy: [
    { component: 'IndustryPage', what: 'The content of the page.' },
    { part: 'banner', what: 'The sector’s band, its name, what it is about, a join button and a plate.' },
    { component: 'LandingSections', what: 'The sections.' },
    { part: 'products', what: 'Six products with their pictures.' },
    { part: 'companies', what: 'Twelve companies with their logos.' },
    { component: 'Testimonials', what: 'Two sample quotations of the sector.' },
    { part: 'events', what: 'Up to three events still to come.' },
    { component: 'EventCard', what: 'One of them.', when: 'if there are any' },
    { part: 'closing', what: 'The second join button.' },
  ],
  states: [
    { state: 'without events', what: 'A sentence says so; the way to all events stays.' },
    { state: 'up to 767 px', what: 'Products in two columns, all else below each other.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'From link to link, in the order of the page.' }],
  accessibility: [
    'Pictures beside a name have an empty alternative text; a product or company is one link.',
    'The banner’s picture is loaded first, those of the sections when they come near.',
  ],
  doAndDont: [
    { do: 'Pass what the catalogue holds.', dont: 'Fill up a short list with invented companies.' },
  ],
  synonyms: ['sector', 'landing', 'vertical', 'market'],
  related: ['SectorTiles', 'Testimonials', 'EventCard', 'LandingSections'],
};
