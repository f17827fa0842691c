import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The pages of a list as links.',
  whenToUse: ['Readers need to return to a certain page: search results, an archive.'],
  whenNotToUse: ['A list grows in place: `LoadMore`.', 'Everything fits on one page: show it.'],
  anatomy: [
    { component: 'Pagination', what: 'The `<nav>`, named by `label`. Absent for a single page.' },
    { part: 'prev', what: 'Links to the previous page.' },
    { part: 'page', what: 'A page number: first, last, the current one and its neighbors.' },
    { part: 'position', what: '“Page 3 of 12”, instead of the numbers on narrow widths.' },
    { part: 'next', what: 'Links to the next page.' },
  ],
  states: [
    { state: 'aria-current="page"', what: 'The current page, on an ink ground.' },
    { state: 'aria-disabled', what: 'On previous and next if there is no such page.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a page.' }],
  accessibility: [
    'Pages are links named “Page 3”; they work without scripts.',
    'The number of items is constant for a given total, so that nothing moves under the pointer.',
  ],
  doAndDont: [
    { do: 'Keep the page in the URL.', dont: 'Keep it in memory.' },
    {
      do: 'After a change, scroll to the start of the list and focus it.',
      dont: 'Leave the reader at the end.',
    },
  ],
  synonyms: ['pager', 'pages', 'previous next', 'page numbers', 'paging'],
  related: ['LoadMore', 'Table'],
};
