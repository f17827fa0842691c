import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'On or off, applied right away.',
  whenToUse: ['A setting that is saved as soon as it changes.'],
  whenNotToUse: [
    'It applies when a form is submitted: `Checkbox`.',
    'It runs an action: `Button`.',
    'There are more than two states: `RadioGroup`.',
  ],
  anatomy: [{ component: 'Switch', what: 'The `<label>` with the switch and its text. `ref` is the input.' }],
  states: [
    { state: 'checked', what: 'On.' },
    { state: 'disabled', what: 'The attribute: sunken and muted.' },
  ],
  keyboard: [{ keys: ['Space'], does: 'Switches it.' }],
  accessibility: [
    'A checkbox with the role `switch`: read as on or off.',
    'Report in a `Toast` or a status if a change couldn’t be saved, and revert it.',
  ],
  doAndDont: [
    { do: 'Name what is on: “Email digest”.', dont: 'Change the label with the state: “On”, “Off”.' },
    { do: 'Save the change right away.', dont: 'Add a Save button for switches.' },
  ],
  synonyms: ['toggle', 'on off', 'setting', 'preference'],
  related: ['Checkbox', 'Button', 'RadioGroup'],
};
