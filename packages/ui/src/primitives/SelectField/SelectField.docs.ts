import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A choice from a short list, based on the browser’s select.',
  whenToUse: ['One of about four to twelve known items.', '`layout="line"` for “Sort by” next to a table.'],
  whenNotToUse: [
    'Two or three items: `RadioGroup`, all visible.',
    'Many items, or items to search for: `ComboBox`.',
    'Actions rather than values: `Menu`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'SelectField', what: 'The `<select>`. Takes `ref` and all attributes.' },
    { component: 'Icon', what: 'The arrow.' },
  ],
  states: [
    { state: 'invalid', what: 'On the field, with `error`.' },
    { state: 'disabled', what: 'The attribute, on the select or on one option.' },
  ],
  keyboard: [
    { keys: ['Arrow up', 'Arrow down'], does: 'Chooses the previous or next option.' },
    { keys: ['Space'], does: 'Opens the list.' },
    { keys: ['A to Z'], does: 'Chooses the next option that starts with it.' },
  ],
  accessibility: [
    'It’s the browser’s own select: phones show their own list, and all assistive technology supports it.',
  ],
  doAndDont: [
    {
      do: 'Order options as readers would look for them.',
      dont: 'Order them by their IDs in the database.',
    },
    {
      do: 'Preselect the usual one, if there is one.',
      dont: 'Make “Please choose” an option that can be sent.',
    },
  ],
  synonyms: ['dropdown', 'select', 'picker', 'listbox', 'options', 'sort by'],
  related: ['RadioGroup', 'ComboBox', 'Menu', 'Field'],
};
