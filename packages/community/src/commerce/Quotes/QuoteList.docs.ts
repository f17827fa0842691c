import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'Requests for quotes, the newest first: those that one sent, or those that one’s company was sent.',
  whenToUse: [
    'The page `/quotes`: `QuoteListContainer` reads the box that the address names.',
    'Where somebody looks for a request again, to read its answers or to answer it.',
  ],
  whenNotToUse: [
    'One request with its answers: `Quotes`.',
    'A quote is to be asked for: `InquiryForm`, opened by `RequestQuoteContainer`.',
  ],
  anatomy: [
    { component: 'QuoteList', what: 'The section; `data-box` says whose requests they are.' },
    { component: 'SectionHead', what: 'The heading of the page, and how many there are.' },
    { component: 'TabNav', what: 'Received and sent, each with an address of its own.' },
    { component: 'Notice', what: 'Says who reads what the company is sent.', when: 'before one is verified' },
    { component: 'Table', what: 'Product, buyer, quantity, date, and how far it is answered.' },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Four rows of `Skeleton`.' },
    { state: 'empty', what: 'Says what will be here, in words of its box.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The rows.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the request on its product, or the other box.' }],
  accessibility: [
    'How far a request is answered is said in words: “2 of 3 answered”.',
    'A product that is no longer in the catalogue says so in place of its name.',
  ],
  doAndDont: [
    {
      do: 'Tell a member who is not verified who reads the requests, and where that changes.',
      dont: 'Show an empty box and leave them to wait.',
    },
  ],
  synonyms: ['RFQ list', 'inbox', 'outbox', 'enquiries', 'requests for quotation', 'procurement list'],
  related: ['Quotes', 'InquiryForm', 'PagedList', 'CompanyLink'],
};
