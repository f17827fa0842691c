import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'Finds products and companies while typing, from three characters on; a shorter name once it is written out.',
  whenToUse: ['In the masthead, as `SiteSearchContainer`.', 'On a page that does not exist.'],
  whenNotToUse: ['A choice in a form: `ComboBox`.'],
  anatomy: [
    { component: 'SearchField', what: 'The form: category, text, button.' },
    { part: 'category', what: '“By Product” or “By Company”.' },
    { component: 'ComboBox', what: 'Text and matches.' },
    { part: 'submit', what: 'The button, which searches for what was typed.' },
    {
      part: 'option',
      what: 'A match: art, name with what was typed underlined, the other name that matched, kind; below them “See all results”.',
      when: 'when open',
    },
    { part: 'heading', what: '“Recent searches” and “Popular products”.', when: 'before anything is typed' },
    {
      part: 'heading',
      what: '“Pages”: sections of the settings and other pages of the site.',
      when: 'below matches',
    },
    { part: 'remove', what: 'The cross that takes a recent search away.', when: 'at a recent search' },
  ],
  states: [
    {
      state: 'empty',
      what: 'Recent searches of this browser, and what most members follow, which is asked for at the first focus.',
    },
    {
      state: 'idle',
      what: 'Fewer than three letters: nothing opens, unless something is called exactly so, such as 3M. In Chinese, Japanese and Korean one character is enough.',
    },
    { state: 'loading', what: 'Says “Searching”; earlier matches stay meanwhile.' },
    { state: 'ready', what: 'Matches, or that there are none.' },
    { state: 'failed', what: 'Says that the search did not answer, and offers to search again.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the matches.' },
    { keys: ['Enter'], does: 'Opens the active match, or searches for the text.' },
    { keys: ['Delete'], does: 'Takes the active recent search away.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'The focus stays in the input; the active match is told by `aria-activedescendant`, and their number by a status.',
    'The container asks the server when typing rests for 180 ms, so that a screen reader is not interrupted by each letter.',
  ],
  doAndDont: [
    {
      do: 'Put what is of the chosen category first, and other kinds below where there is room.',
      dont: 'Hide a company from somebody who searches products.',
    },
    { do: 'Tell companies of one name apart by their country.', dont: 'List the same name twice.' },
    { do: 'Keep the form working without scripts: it leads to `/search`.', dont: 'Swallow Enter.' },
  ],
  synonyms: ['global search', 'omnibox', 'autocomplete', 'typeahead', 'find'],
  related: ['SearchField', 'Masthead', 'ComboBox'],
};
