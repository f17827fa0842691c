import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Stands in place of a page that is not there: says so, and offers ways on.',
  whenToUse: [
    '`missing` for an address or a thing that does not exist; answer with status 404.',
    '`busy` when the reader asked too often; answer with status 429 and Retry-After.',
    '`failed` when the page could not be made; answer with status 500, or 503 while what it needs is away.',
  ],
  whenNotToUse: ['A part of a page did not load: `ErrorState`.', 'A list has no entries: `EmptyState`.'],
  anatomy: [
    { component: 'NotFound', what: 'The whole of the main content.' },
    { component: 'Heading', what: 'What is the matter, as the heading of level 1.' },
    { component: 'Text', what: 'What may be the reason, and what was kept.' },
    { component: 'SearchField', what: 'What is passed as `search`.', when: 'with `search`' },
    { component: 'ButtonLink', what: 'The way to the start page; for `busy` and `failed` also “Try again”.' },
  ],
  states: [
    { state: 'missing', what: 'The primary act is the start page.' },
    { state: 'busy, failed', what: 'The primary act is to try again, if `retryHref` is passed.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Follows a way on.' }],
  accessibility: ['Its heading is the page’s title: say the same in `<title>`.'],
  doAndDont: [
    { do: 'Offer the search with it.', dont: 'Send the reader to the start page without a word.' },
    { do: 'Say that nothing was lost.', dont: 'Show a stack trace or a code.' },
  ],
  synonyms: ['404', 'error page', '500', 'missing page', 'page not found'],
  related: ['ErrorState', 'EmptyState', 'SiteSearch'],
};
