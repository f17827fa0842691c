import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'What every field has around its control: label above, hint under it, the error in place of the hint.',
  whenToUse: [
    'Around a control of your own, which spreads what the field gives it: id, description, validity.',
    '`FieldGroup` around controls that answer one question together, such as radios.',
  ],
  whenNotToUse: [
    'There is a field for it: `TextField`, `TextArea`, `NumberField`, `SelectField`, `DateField` bring this one.',
    'A single yes or no: `Checkbox` or `Switch`, whose label stands beside it.',
  ],
  anatomy: [
    { component: 'Field', what: 'The `<div>` around label, control and note.' },
    { part: 'label', what: 'The `<label>` of the control, or the name of its parts.' },
    {
      part: 'mark',
      what: 'The asterisk of what is required, or the word “(optional)”.',
      when: 'with `mark`',
    },
    { part: 'hint', what: 'What helps to fill it in.' },
    { part: 'error', what: 'What is wrong and how to put it right, with an icon.', when: 'with `error`' },
    {
      part: 'foot',
      what: 'The line of the note and of what stands at its end, such as a count.',
      when: 'with `aside`',
    },
    { component: 'FieldGroup', what: 'The `<fieldset>` with its legend.', when: 'for groups' },
  ],
  states: [
    { state: 'idle', what: 'The hint stands under the control.' },
    { state: 'invalid', what: 'The error stands in its place, and the control has a 3 px edge.' },
  ],
  keyboard: [],
  accessibility: [
    'The control is named by the label and described by the hint or the error; with an error it is `aria-invalid`.',
    'The asterisk is for the eye alone: the control itself says that it is required.',
    '`labelVisibility="hidden"` keeps the label for those who listen; a placeholder is no label.',
  ],
  doAndDont: [
    { do: 'Say how to put it right: “Choose 2 March 2026 or a later day.”', dont: 'Say “Invalid input”.' },
    {
      do: 'Mark the rarer kind: where most is required, mark the others `optional`.',
      dont: 'Set an asterisk on every field of a form.',
    },
    {
      do: 'Keep what was typed when a form fails, and focus the first error.',
      dont: 'Validate on the first key.',
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
