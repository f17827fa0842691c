import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Requests for quotes: the list of one’s own or one’s company’s, and one of them with its answers.',
  whenToUse: [
    'The page `/quotes`: `QuoteListContainer`.',
    'The page of one request, for its buyer and for suppliers: `QuoteDetailContainer`.',
  ],
  whenNotToUse: ['A quote is to be asked for: `RequestQuoteContainer`.'],
  anatomy: [
    {
      component: 'QuoteList',
      what: 'One’s requests, or those to answer, the latest first.',
      when: 'in the lists',
    },
    { component: 'QuoteDetail', what: 'The request; `data-state` says how far it is read.' },
    { component: 'QuoteAnswers', what: 'What suppliers answer, side by side.', when: 'for the buyer' },
    { part: 'answer', what: 'One supplier: price, lead time, minimum order, words, file.', when: 'answered' },
    { component: 'QuoteAnswerForm', what: 'The form that answers.', when: 'for a supplier' },
    { part: 'overtaken', what: 'What a colleague has answered meanwhile.', when: 'while one has typed' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The request with its answers or the form.' },
  ],
  keyboard: [],
  accessibility: [
    'Facts are lists of terms, so that each value is read with its name.',
    'The first field that is missing gets the focus and its error.',
  ],
  doAndDont: [
    {
      do: 'Leave price and times as words: suppliers quote in units of their own.',
      dont: 'Sort or convert what they wrote.',
    },
  ],
  synonyms: ['RFQ', 'request for quotation', 'offer', 'inquiry', 'procurement', 'compare'],
  related: ['InquiryForm', 'SupplierTable', 'NotificationList'],
};
