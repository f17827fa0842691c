import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Finds a company or a product of the catalogue by its name while one types.',
  whenToUse: [
    'A form asks for one’s company, or for products: `CatalogueFieldContainer`, which searches.',
    'What is not in the catalogue is taken as typed, or added by `action`.',
  ],
  whenNotToUse: [
    'The search leads to a page: `SiteSearch`.',
    'The choices are few and known: `SelectField` or `RadioGroup`.',
  ],
  anatomy: [{ component: 'ComboBox', what: 'The input, and the list that hangs from it.' }],
  states: [
    { state: 'idle', what: 'Too short to search; the hint says how much it takes.' },
    { state: 'loading, failed', what: 'Said where the matches would be.' },
  ],
  keyboard: [
    { keys: ['Arrow up', 'Arrow down'], does: 'Moves through the matches.' },
    { keys: ['Enter'], does: 'Chooses.' },
    { keys: ['Escape'], does: 'Closes the list and leaves the text.' },
  ],
  accessibility: ['The focus stays in the input; the number of matches is announced.'],
  doAndDont: [
    { do: 'Forget the id once the name is changed by hand.', dont: 'Choose the first match for the reader.' },
  ],
  synonyms: ['autocomplete', 'typeahead', 'company picker', 'product picker', 'lookup'],
  related: ['ComboBox', 'SiteSearch', 'CountryField'],
};
