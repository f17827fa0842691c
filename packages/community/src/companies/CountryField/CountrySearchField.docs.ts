import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Finds a country as it is typed: by its name, any later word of it, its code, or another name.',
  whenToUse: ['A form is filled in by keyboard, and the list of all countries would be long to go through.'],
  whenNotToUse: [
    'A phone is the likely place, or the country is one of several fields that stay: `CountryField`.',
    'A company or a product is looked for: `CatalogueField`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error around it.' },
    { component: 'ComboBox', what: 'The text and the list; each match with its code.' },
  ],
  states: [
    { state: 'empty', what: 'Nothing is chosen, and nothing is offered.' },
    {
      state: 'open',
      what: 'What matches: names that begin so first, then those of which a later word does.',
    },
    { state: 'chosen', what: 'The name stands there in full; nothing is offered.' },
    { state: 'invalid', what: 'Says what is missing in place of the hint.' },
  ],
  keyboard: [
    { keys: ['Arrow up', 'Arrow down'], does: 'Goes through the matches.' },
    { keys: ['Enter'], does: 'Chooses the one that is marked.' },
    { keys: ['Escape'], does: 'Closes the list and keeps the text.' },
  ],
  accessibility: [
    'A name that is typed to its end is taken without a choice, whatever its case.',
    'The value is the English name whatever is typed: `UK`, `Holland` and `DEU` find theirs.',
  ],
  doAndDont: [
    {
      do: 'Take `onValueChange` with an empty value for “none yet”, and say so on sending.',
      dont: 'Send what was typed while it names no country.',
    },
  ],
  synonyms: ['country autocomplete', 'type-ahead', 'country picker', 'ISO 3166'],
  related: ['CountryField', 'ComboBox', 'CatalogueField'],
};
