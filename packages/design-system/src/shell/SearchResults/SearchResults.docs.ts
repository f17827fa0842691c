import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'What a search found, as a page of its own: for Enter in the search box, and before scripts arrive.',
  whenToUse: ['On the page that the search form leads to.'],
  whenNotToUse: ['Matches while typing: `SiteSearch`.', 'A search in a field of a form: `ComboBox`.'],
  anatomy: [
    { component: 'SearchResults', what: 'The section.' },
    {
      component: 'SectionHead',
      what: 'What was searched for, as the heading of level 1, and how many were found.',
    },
    { component: 'TabNav', what: 'The same search among products and among companies.' },
    {
      component: 'DataTable',
      what: 'Name with thumb or seal and with what matched underlined, kind, country.',
    },
  ],
  states: [
    { state: 'before a search', what: 'Says what can be searched.' },
    { state: 'loading', what: 'Five rows of `Skeleton`.' },
    { state: 'empty', what: 'Names what was not found, and leads to the same search in the other category.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The hits.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the hit of a row.' }],
  accessibility: ['The whole row is the target of its name. Kind and country are columns of their own.'],
  doAndDont: [
    { do: 'Repeat what was searched for in the title.', dont: 'Write “Results”.' },
    { do: 'Keep the search box filled above it.', dont: 'Search again for each letter on this page.' },
  ],
  synonyms: ['hits', 'find', 'query results', 'search page'],
  related: ['SiteSearch', 'SearchField', 'DataTable', 'PagedList'],
};
