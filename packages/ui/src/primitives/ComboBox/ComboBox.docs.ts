import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A field that finds items while typing, and can offer to add a missing one.',
  whenToUse: [
    'One of many items known by name: a product, a company, a country.',
    'With `action`, if new items can be added.',
    '`ComboBoxPopover` and `MatchedText` to build another field with a list below an input.',
  ],
  whenNotToUse: [
    'Up to a dozen known items: `SelectField`.',
    'The search of the whole site: `SiteSearch`.',
    'Any text is valid: `TextField`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'ComboBox', what: 'The container of the input and its list.' },
    { part: 'popover', what: 'The list: matches, or a message in their place.', when: 'when open' },
    { part: 'list', what: 'The matches.', when: 'when open' },
    {
      part: 'option',
      what: 'A match, with the typed part in bold and underlined; or the action.',
      when: 'when open',
    },
    { part: 'section', what: 'Options of one kind.', when: 'at items with `section`' },
    { part: 'heading', what: 'The heading of the section.', when: 'at items with `section`' },
    {
      part: 'matched',
      what: 'The other name or number that matched, below the name.',
      when: 'at an item with `matched`',
    },
    { part: 'remove', what: 'A button that removes an option.', when: 'at an item with `onRemove`' },
  ],
  states: [
    { state: 'closed', what: 'Only the text is visible.' },
    { state: 'open', what: 'The matches are visible.' },
    { state: 'status="loading"', what: 'Says “Searching” until the first matches arrive.' },
    { state: 'status="failed"', what: 'Says that the search failed.' },
    { state: 'invalid', what: 'The error appears below it, with a marked edge.' },
    { state: 'required', what: 'Announced with the label; the form isn’t submitted without a text.' },
    { state: 'disabled', what: 'The text stays, and nothing opens.' },
    { state: 'active', what: 'On an option: the one that Enter chooses.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Opens the list, and moves in it.' },
    { keys: ['Enter'], does: 'Chooses the active option.' },
    { keys: ['Delete'], does: 'Removes the active option, if possible and nothing is typed.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'The focus stays in the input; `aria-activedescendant` marks the active option, and a status announces the number of matches.',
    'The rest of the page stays available to assistive technology while the list is open.',
    'Enter that completes a composed character doesn’t choose an option.',
  ],
  doAndDont: [
    { do: 'Search yourself, and pass the matches, best first.', dont: 'Pass ten thousand items.' },
    {
      do: 'Name what would be added: “Add “tetra” as a new product”.',
      dont: 'Silently add a typo.',
    },
  ],
  synonyms: ['autocomplete', 'typeahead', 'autosuggest', 'select2', 'lookup', 'async select', 'creatable'],
  related: ['SelectField', 'SearchField', 'TextField', 'Field'],
};
