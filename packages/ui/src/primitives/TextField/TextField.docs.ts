import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One line of text.',
  whenToUse: ['A name, an address, a title; with `type`, also an email address, a phone number, a URL.'],
  whenNotToUse: [
    'Several lines: `TextArea`.',
    'A number to count or measure: `NumberField`.',
    'A password: `PasswordField`. A search: `SearchField`.',
    'One of many known items: `ComboBox`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'TextField', what: 'The `<input>`. Takes `ref` and all attributes.' },
    { part: 'hint', what: 'The hint, or the error in its place.' },
  ],
  states: [
    { state: 'invalid', what: 'On the field, with `error`: a 3 px edge, and the message below.' },
    { state: 'disabled', what: 'The attribute: sunken ground, muted text.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Submits its form.' }],
  accessibility: [
    'Pass `autoComplete` for data that browsers know, and `inputMode` for the right keyboard on a phone.',
    '44 px high on touch screens.',
  ],
  doAndDont: [
    {
      do: 'Give an example in the placeholder: “e.g. Ostwald Quarzglas”.',
      dont: 'Put the label into the placeholder.',
    },
    {
      do: 'Make it as wide as the expected input.',
      dont: 'Cut off input with an invisible `maxLength`.',
    },
  ],
  synonyms: ['text input', 'input', 'text box', 'form field', 'single line'],
  related: ['Field', 'TextArea', 'ComboBox', 'PasswordField'],
};
