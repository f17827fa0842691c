import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Yes or no, applied when the form is submitted.',
  whenToUse: ['A condition to accept, one of several filters, an option of a form.'],
  whenNotToUse: [
    'It applies right away: `Switch`.',
    'One of several: `RadioGroup`. Any of several: `CheckboxGroup`.',
    'A button that stays on: `Button` with `aria-pressed`.',
  ],
  anatomy: [
    { component: 'Checkbox', what: 'The `<label>` with the box and its text. `ref` is the input.' },
    { part: 'detail', what: 'A second line below the label that describes it.', when: 'with `detail`' },
    { part: 'error', what: 'The error, in its place.', when: 'with `error`' },
  ],
  states: [
    { state: 'checked', what: 'Filled, with a tick.' },
    { state: 'mixed', what: 'Filled, with a bar: some of its items are checked.' },
    { state: 'read-only', what: 'With `readOnly`: visible but unchangeable.' },
    { state: 'disabled', what: 'The attribute: sunken and muted.' },
  ],
  keyboard: [{ keys: ['Space'], does: 'Checks or unchecks it.' }],
  accessibility: [
    'The whole label is the target. 44 px high on touch screens.',
    'Only the first line is its name; the detail or the error describes it.',
    'Several checkboxes that answer one question belong in a `CheckboxGroup`, whose legend asks it.',
  ],
  doAndDont: [
    {
      do: 'Say what a tick means: “Premium suppliers”.',
      dont: 'Say what it doesn’t mean: “Do not send me email”.',
    },
    { do: 'Let the reader give consent.', dont: 'Check it in advance.' },
  ],
  synonyms: ['tick box', 'check', 'toggle', 'multi select', 'consent'],
  related: ['CheckboxGroup', 'Switch', 'RadioGroup', 'Field'],
};
