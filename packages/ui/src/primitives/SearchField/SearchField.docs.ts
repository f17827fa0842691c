import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The search box of a masthead: category, text with suggestions, button.',
  whenToUse: ['A search that leads somewhere, for the whole site.'],
  whenNotToUse: [
    'The search of Millrace itself: `SiteSearch`, which knows products and companies.',
    'A choice in a form: `ComboBox`.',
    'A filter of what is on the page: `TextField` with `type="search"`.',
  ],
  anatomy: [
    { component: 'SearchField', what: 'The `<search>` with its form.' },
    { part: 'category', what: 'Search in', when: 'with `categories`' },
    { component: 'ComboBox', what: 'Text and matches.' },
    { part: 'submit', what: 'The button.' },
  ],
  states: [
    { state: 'closed', what: 'On the `ComboBox`: nothing hangs from it.' },
    { state: 'open', what: 'Matches, or words in their place.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens the active match, or searches.' },
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the matches.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'A search landmark; the input is named by `label`.',
    'It is a form with an address: it works before the page has its scripts.',
  ],
  doAndDont: [
    { do: 'Show it wherever search is the main way in.', dont: 'Hide it behind an icon on a desktop.' },
    { do: 'Keep what was typed on the page of results.', dont: 'Empty it on Enter.' },
  ],
  synonyms: ['search box', 'search bar', 'query', 'find', 'omnibox'],
  related: ['SiteSearch', 'ComboBox', 'Masthead'],
};
