import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The pages of a list as links.',
  whenToUse: ['A reader must be able to come back to a certain page: results of a search, an archive.'],
  whenNotToUse: ['A list grows in place: `LoadMore`.', 'All of it fits on a page: show it.'],
  anatomy: [
    { component: 'Pagination', what: 'The `<nav>`, named by `label`. Not there for a single page.' },
    { part: 'prev', what: 'To the previous page.' },
    { part: 'page', what: 'A page by its number: first, last, the current one and its neighbours.' },
    { part: 'position', what: '“Page 3 of 12”, in place of the numbers on narrow ground.' },
    { part: 'next', what: 'To the next page.' },
  ],
  states: [
    { state: 'aria-current="page"', what: 'The page in view: ink as ground.' },
    { state: 'aria-disabled', what: 'On previous and next where there is no such page.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens a page.' }],
  accessibility: [
    'Pages are links with addresses, named “Page 3”; they work before scripts.',
    'There are always as many places for the same total, so that nothing moves under the pointer.',
  ],
  doAndDont: [
    { do: 'Keep the page in the address.', dont: 'Keep it in memory.' },
    {
      do: 'Scroll to the head of the list and focus it after a change.',
      dont: 'Leave the reader at the foot.',
    },
  ],
  synonyms: ['pager', 'pages', 'previous next', 'page numbers', 'paging'],
  related: ['LoadMore', 'Table'],
};
