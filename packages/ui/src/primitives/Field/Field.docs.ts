import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The parts around every control: label above, hint below, the error in place of the hint.',
  whenToUse: [
    'Around your own control, which spreads the field’s props: id, description, validity.',
    '`FieldGroup` around controls that answer one question together, such as radio buttons.',
  ],
  whenNotToUse: [
    'There’s already a field: `TextField`, `TextArea`, `NumberField`, `SelectField`, `DateField` include this one.',
    'A single yes or no: `Checkbox` or `Switch`, with the label next to it.',
  ],
  anatomy: [
    { component: 'Field', what: 'The `<div>` around label, control and note.' },
    { part: 'label', what: 'The `<label>` of the control, or the name of its parts.' },
    {
      part: 'mark',
      what: 'The asterisk of a required field, or the word “(optional)”.',
      when: 'with `mark`',
    },
    { part: 'hint', what: 'Help for filling it in.' },
    { part: 'error', what: 'The error and how to fix it, with an icon.', when: 'with `error`' },
    {
      part: 'foot',
      what: 'The line with the note, and an element at its end, such as a counter.',
      when: 'with `aside`',
    },
    { component: 'FieldGroup', what: 'The `<fieldset>` with its legend.', when: 'for groups' },
  ],
  states: [
    { state: 'idle', what: 'The hint is below the control.' },
    { state: 'invalid', what: 'The error replaces the hint, and the control has a 3 px edge.' },
  ],
  keyboard: [],
  accessibility: [
    'The control is named by the label and described by the hint or the error; with an error it is `aria-invalid`.',
    'The asterisk is visual only: the control itself says that it’s required.',
    '`labelVisibility="hidden"` keeps the label for screen readers; a placeholder isn’t a label.',
  ],
  doAndDont: [
    { do: 'Say how to fix it: “Choose 2 March 2026 or a later day.”', dont: 'Say “Invalid input”.' },
    {
      do: 'Mark the rarer case: if most fields are required, mark the others `optional`.',
      dont: 'Put an asterisk on every field.',
    },
    {
      do: 'Keep the input when a form fails, and focus the first error.',
      dont: 'Validate on the first keystroke.',
    },
  ],
  synonyms: [
    'form field',
    'form control',
    'label',
    'hint',
    'helper text',
    'validation',
    'error message',
    'fieldset',
    'FieldGroup',
  ],
  related: ['TextField', 'RadioGroup', 'Notice'],
};
