import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Chooses a country from the fixed list.',
  whenToUse: ['A form asks for the country of a person or a company.'],
  whenNotToUse: [
    'Any text will do: `TextField`.',
    'The list is of another kind: `SelectField`.',
    'The country is to be found as it is typed: `CountrySearchField`.',
  ],
  anatomy: [{ component: 'SelectField', what: 'The browser’s own select, in the order of the names.' }],
  states: [
    { state: 'empty', what: 'Asks to choose one.' },
    { state: 'readOnly', what: 'Locked: shows what follows from something else, such as the company.' },
    { state: 'invalid', what: 'Says what is missing in place of the hint.' },
  ],
  keyboard: [
    { keys: ['A–Z'], does: 'Goes to the first country that begins so.' },
    { keys: ['Arrow up', 'Arrow down'], does: 'Chooses the one before or after.' },
  ],
  accessibility: ['It is the browser’s own select, which phones show as they show every list.'],
  doAndDont: [
    {
      do: 'Pass the English name, as the API answers it.',
      dont: 'Translate the value; the label is enough.',
    },
  ],
  synonyms: ['nation', 'region', 'location', 'state'],
  related: ['SelectField', 'CatalogueField'],
};
