import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A request for a quote with invented content, to show what one looks like.',
  whenToUse: ['On the sample page `/sample/quote-request`, and nowhere else.'],
  whenNotToUse: ['A real request: `RequestQuoteContainer`.'],
  anatomy: [
    { component: 'SampleQuoteRequest', what: 'The form, which says that it is a sample.' },
    { component: 'Notice', what: 'Says that nothing is sent; and again, once it was pressed.' },
    { component: 'TextField', what: 'What was filled in; it can be read, not changed.' },
    { part: 'attachment', what: 'The name of a file, and what may be attached.' },
  ],
  states: [{ state: 'pressed', what: 'Says that nothing was sent.' }],
  keyboard: [{ keys: ['Tab'], does: 'From field to field.' }],
  accessibility: ['That it is a sample is said first; the fields are read-only.'],
  doAndDont: [{ do: 'Say that it is a sample.', dont: 'Send anything of it to the server.' }],
  synonyms: ['mock', 'demo', 'example', 'static', 'rfq'],
  related: ['SampleSupplierSelection', 'SampleProfile'],
};
