import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The search box of a masthead: category, field with suggestions, button.',
  whenToUse: ['A search across the whole site.'],
  whenNotToUse: [
    'The search of Millrace itself: `SiteSearch`, which knows products and companies.',
    'A choice in a form: `ComboBox`.',
    'A filter of the page’s content: `TextField` with `type="search"`.',
  ],
  anatomy: [
    { component: 'SearchField', what: 'The `<search>` with its form.' },
    { part: 'category', what: 'Search in', when: 'with `categories`' },
    { component: 'ComboBox', what: 'Field and matches.' },
    { part: 'submit', what: 'The button.' },
  ],
  states: [
    { state: 'closed', what: 'On the `ComboBox`: nothing is open.' },
    { state: 'open', what: 'Matches, or a message in their place.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens the active match, or searches.' },
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the matches.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'A search landmark; the input is named by `label`.',
    'A form with a URL: it works without scripts.',
  ],
  doAndDont: [
    { do: 'Show it wherever search is the main entry point.', dont: 'Hide it behind an icon on desktop.' },
    { do: 'Keep the text on the results page.', dont: 'Clear it on Enter.' },
  ],
  synonyms: ['search box', 'search bar', 'query', 'find', 'omnibox'],
  related: ['SiteSearch', 'ComboBox', 'Masthead'],
};
