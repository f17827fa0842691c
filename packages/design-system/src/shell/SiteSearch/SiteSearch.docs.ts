import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'Finds products, companies and pages while typing, from three characters on; shorter names when complete.',
  whenToUse: ['In the masthead, as `SiteSearchContainer`.', 'On a page that does not exist.'],
  whenNotToUse: ['A choice in a form: `ComboBox`.'],
  anatomy: [
    { component: 'SearchField', what: 'The form: category, field, button.' },
    { part: 'category', what: '“By Product” or “By Company”.' },
    { component: 'ComboBox', what: 'Field and matches.' },
    { part: 'submit', what: 'The button, which searches for the text.' },
    {
      part: 'option',
      what: 'A match: picture, name with the matching part underlined, other matching name, kind; below them “See all results”.',
      when: 'when open',
    },
    { part: 'heading', what: '“Recent searches” and “Popular products”.', when: 'before anything is typed' },
    {
      part: 'heading',
      what: '“Pages”: sections of the settings and other pages of the site.',
      when: 'below matches',
    },
    { part: 'remove', what: 'The button that removes a recent search.', when: 'on a recent search' },
  ],
  states: [
    {
      state: 'empty',
      what: 'Recent searches of this browser, and the most followed products, which load on the first focus.',
    },
    {
      state: 'idle',
      what: 'Fewer than three letters: nothing opens, unless a name matches exactly, such as 3M. In Chinese, Japanese and Korean one character is enough.',
    },
    { state: 'loading', what: 'Says “Searching”; earlier matches stay visible.' },
    { state: 'ready', what: 'Matches, or that there are none.' },
    { state: 'failed', what: 'Says that the search failed, and offers a retry.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the matches.' },
    { keys: ['Enter'], does: 'Opens the active match, or searches for the text.' },
    { keys: ['Delete'], does: 'Removes the active recent search.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'The focus stays in the field; `aria-activedescendant` marks the active match, and a status announces their number.',
    'The container queries the server when typing pauses for 180 ms, so that screen readers aren’t interrupted by each letter.',
  ],
  doAndDont: [
    {
      do: 'List the selected category first, and other kinds below if there is room.',
      dont: 'Hide a company because the product category is selected.',
    },
    { do: 'Distinguish companies with the same name by country.', dont: 'List the same name twice.' },
    { do: 'Keep the form working without scripts: it leads to `/search`.', dont: 'Swallow Enter.' },
  ],
  synonyms: ['global search', 'omnibox', 'autocomplete', 'typeahead', 'find'],
  related: ['SearchField', 'Masthead', 'ComboBox'],
};
