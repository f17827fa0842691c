import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One line of text.',
  whenToUse: [
    'A name, an address, a title; with `type`, also an email address, a telephone number, a web address.',
  ],
  whenNotToUse: [
    'Several lines: `TextArea`.',
    'A number that is counted or measured: `NumberField`.',
    'A password: `PasswordField`. A search: `SearchField`.',
    'One of many known things: `ComboBox`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'TextField', what: 'The `<input>`. `ref` and all attributes land here.' },
    { part: 'hint', what: 'The hint, or the error in its place.' },
  ],
  states: [
    { state: 'invalid', what: 'On the field, with `error`: a 3 px edge, and the words under it.' },
    { state: 'disabled', what: 'The attribute: sunk ground, muted text.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Sends the form that it stands in.' }],
  accessibility: [
    'Pass `autoComplete` for what a browser knows of its reader, and `inputMode` for the right keys on a phone.',
    '44 px high on touch.',
  ],
  doAndDont: [
    {
      do: 'Give an example in the placeholder: “e.g. Ostwald Quarzglas”.',
      dont: 'Put the label into the placeholder.',
    },
    {
      do: 'Make it as wide as what is expected.',
      dont: 'Cut off what is typed by a `maxLength` that nobody sees.',
    },
  ],
  synonyms: ['text input', 'input', 'text box', 'form field', 'single line'],
  related: ['Field', 'TextArea', 'ComboBox', 'PasswordField'],
};
