import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The “Products” tab of a company’s page: each product opens to what it is.',
  whenToUse: ['As that tab: `CompanyProductListContainer`.'],
  whenNotToUse: ['Among the sections of the page: `CompanyProductTable`.'],
  anatomy: [
    { component: 'CompanyProductList', what: 'The section.' },
    { component: 'Accordion', what: 'A product each: name, description, the way to its page, follow.' },
    { part: 'listing', what: 'Which plans are listed first.', when: 'for one’s own company on another' },
  ],
  states: [
    { state: 'loading', what: '“Fetching Products”, rows of the same height.' },
    { state: 'empty', what: 'Says that no products are listed.' },
    { state: 'error', what: 'Says why, with a retry.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On a name: opens and closes it.' }],
  accessibility: ['Names are headings; what is closed is found by the browser’s search.'],
  doAndDont: [{ do: 'Offer to follow what others supply.', dont: 'Offer it on one’s own company.' }],
  synonyms: ['accordion', 'catalogue', 'supplied products'],
  related: ['CompanyProductTable', 'Accordion', 'FollowControl'],
};
