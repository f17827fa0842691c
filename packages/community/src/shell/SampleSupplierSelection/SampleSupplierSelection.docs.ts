import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A choice of suppliers with invented content, to show what one looks like.',
  whenToUse: ['On the sample page `/sample/supplier-selection`, and nowhere else.'],
  whenNotToUse: ['The suppliers of a product: `SupplierTableContainer`.'],
  anatomy: [
    { component: 'SampleSupplierSelection', what: 'The choice, which says that it is a sample.' },
    { component: 'Notice', what: 'Says that nothing is sent; and again, once it was pressed.' },
    { component: 'Table', what: 'Five suppliers, each with a checkbox.' },
  ],
  states: [{ state: 'pressed', what: 'Says that nothing was sent.' }],
  keyboard: [{ keys: ['Space'], does: 'Chooses the supplier, or no longer.' }],
  accessibility: ['That it is a sample is said first.'],
  doAndDont: [{ do: 'Say that it is a sample.', dont: 'Send anything of it to the server.' }],
  synonyms: ['mock', 'demo', 'example', 'static', 'rfq', 'shortlist'],
  related: ['SampleQuoteRequest', 'SampleProfile', 'SupplierTable'],
};
