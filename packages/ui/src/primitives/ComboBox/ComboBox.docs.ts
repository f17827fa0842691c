import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Text that finds things as it is typed, and may offer to add what was not found.',
  whenToUse: [
    'One of many things that are known by name: a product, a company, a country.',
    'With `action` where something new may be added.',
    '`ComboBoxPopover` and `MatchedText` to build another field whose list hangs from an input.',
  ],
  whenNotToUse: [
    'A dozen known things: `SelectField`.',
    'The search of the whole site: `SiteSearch`.',
    'Any text will do: `TextField`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'ComboBox', what: 'The place of the input and of the list that hangs from it.' },
    { part: 'popover', what: 'What hangs from it: matches, or words in their place.', when: 'when open' },
    { part: 'list', what: 'The matches.', when: 'when open' },
    {
      part: 'option',
      what: 'A match, with what was typed in bold and underlined; or the action.',
      when: 'when open',
    },
    { part: 'section', what: 'Options of one kind.', when: 'at items with `section`' },
    { part: 'heading', what: 'What they are, above them.', when: 'at items with `section`' },
    {
      part: 'matched',
      what: 'The other name or number that matched, below the name.',
      when: 'at an item with `matched`',
    },
    { part: 'remove', what: 'A cross that takes an option away.', when: 'at an item with `onRemove`' },
  ],
  states: [
    { state: 'closed', what: 'The text stands alone.' },
    { state: 'open', what: 'Matches hang from it.' },
    { state: 'status="loading"', what: 'Says “Searching” until the first matches come.' },
    { state: 'status="failed"', what: 'Says that the search did not answer.' },
    { state: 'invalid', what: 'The error stands under it, and at its edge.' },
    { state: 'required', what: 'Said with the label; a form is not sent without a text.' },
    { state: 'disabled', what: 'The text stays, and nothing opens.' },
    { state: 'active', what: 'On an option: the one that Enter chooses.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Opens the list, and moves in it.' },
    { keys: ['Enter'], does: 'Chooses the active option.' },
    { keys: ['Delete'], does: 'Takes the active option away, where it can be and nothing is typed.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'The focus stays in the input; the active option is told by `aria-activedescendant`, the number of matches by a status.',
    'The rest of the page stays open to assistive technology while the list is open.',
    'Enter that ends the composing of a character chooses nothing.',
  ],
  doAndDont: [
    { do: 'Search yourself, and pass what matches, best first.', dont: 'Pass ten thousand items and hope.' },
    {
      do: 'Name what would be added: “Add “tetra” as a new product”.',
      dont: 'Add silently what was mistyped.',
    },
  ],
  synonyms: ['autocomplete', 'typeahead', 'autosuggest', 'select2', 'lookup', 'async select', 'creatable'],
  related: ['SelectField', 'SearchField', 'TextField', 'Field'],
};
