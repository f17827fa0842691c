import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A choice from a short list, over the browser’s own select.',
  whenToUse: ['One of about four to twelve known things.', '`layout="line"` for “Sort by” beside a table.'],
  whenNotToUse: [
    'Two or three things: `RadioGroup`, all in sight.',
    'Many things, or things that are searched for: `ComboBox`.',
    'Acts rather than values: `Menu`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'SelectField', what: 'The `<select>`. `ref` and all attributes land here.' },
    { component: 'Icon', what: 'The arrow.' },
  ],
  states: [
    { state: 'invalid', what: 'On the field, with `error`.' },
    { state: 'disabled', what: 'The attribute, on the select or on one option.' },
  ],
  keyboard: [
    { keys: ['Arrow up', 'Arrow down'], does: 'Chooses the previous or next option.' },
    { keys: ['Space'], does: 'Opens the list.' },
    { keys: ['A to Z'], does: 'Chooses the next option that begins so.' },
  ],
  accessibility: [
    'It is the browser’s own select: phones show their own list, and every assistive technology knows it.',
  ],
  doAndDont: [
    {
      do: 'Order options as the reader would look for them.',
      dont: 'Order them by their keys in the database.',
    },
    {
      do: 'Choose the usual one beforehand, where there is one.',
      dont: 'Make “Please choose” an option that can be sent.',
    },
  ],
  synonyms: ['dropdown', 'select', 'picker', 'listbox', 'options', 'sort by'],
  related: ['RadioGroup', 'ComboBox', 'Menu', 'Field'],
};
