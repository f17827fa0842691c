import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Yes or no, that counts once the form is sent.',
  whenToUse: ['A condition that is accepted, a filter among others, an option of a form.'],
  whenNotToUse: [
    'It acts at once: `Switch`.',
    'One of several: `RadioGroup`. Any of several: `CheckboxGroup`.',
    'A button that stays on: `Button` with `aria-pressed`.',
  ],
  anatomy: [
    { component: 'Checkbox', what: 'The `<label>` with the box and its words. `ref` goes to the input.' },
    { part: 'detail', what: 'A line more under the label, which describes it.', when: 'with `detail`' },
    { part: 'error', what: 'What is wrong, in its place.', when: 'with `error`' },
  ],
  states: [
    { state: 'checked', what: 'Filled, with a tick.' },
    { state: 'mixed', what: 'Filled, with a bar: some of what it stands for are checked.' },
    { state: 'read-only', what: 'With `readOnly`: it stands there and does not change.' },
    { state: 'disabled', what: 'The attribute: sunk, muted.' },
  ],
  keyboard: [{ keys: ['Space'], does: 'Checks or unchecks it.' }],
  accessibility: [
    'The whole label is the target. 44 px high on touch.',
    'Only the first line is its name; the detail or the error describes it.',
    'Several of them that answer one question stand in a `CheckboxGroup`, whose legend asks it.',
  ],
  doAndDont: [
    {
      do: 'Say what a tick means: “Premium suppliers”.',
      dont: 'Say what it does not: “Do not send me email”.',
    },
    { do: 'Let the reader tick consent.', dont: 'Tick it beforehand.' },
  ],
  synonyms: ['tick box', 'check', 'toggle', 'multi select', 'consent'],
  related: ['CheckboxGroup', 'Switch', 'RadioGroup', 'Field'],
};
