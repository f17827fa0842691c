import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'On or off, at once.',
  whenToUse: ['A setting that is kept the moment it is changed.'],
  whenNotToUse: [
    'It counts once a form is sent: `Checkbox`.',
    'It starts something: `Button`.',
    'There are more than two states: `RadioGroup`.',
  ],
  anatomy: [
    { component: 'Switch', what: 'The `<label>` with the switch and its words. `ref` goes to the input.' },
  ],
  states: [
    { state: 'checked', what: 'On.' },
    { state: 'disabled', what: 'The attribute: sunk, muted.' },
  ],
  keyboard: [{ keys: ['Space'], does: 'Switches it.' }],
  accessibility: [
    'A checkbox of the role `switch`: it is read as on or off.',
    'Say in a `Toast` or a status when a change could not be kept, and put it back.',
  ],
  doAndDont: [
    { do: 'Name what is on: “Email digest”.', dont: 'Change the label with the state: “On”, “Off”.' },
    { do: 'Keep the change at once.', dont: 'Add a Save button for switches.' },
  ],
  synonyms: ['toggle', 'on off', 'setting', 'preference'],
  related: ['Checkbox', 'Button', 'RadioGroup'],
};
