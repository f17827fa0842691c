import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One of a few, all in sight.',
  whenToUse: ['Two to about five choices that are to be compared; `detail` tells a line more of each.'],
  whenNotToUse: [
    'More than that: `SelectField`.',
    'Yes or no: `Checkbox` or `Switch`.',
    'It changes the address: `TabNav`.',
  ],
  anatomy: [
    { component: 'RadioGroup', what: 'The `<fieldset>`.' },
    { part: 'label', what: 'The legend, which asks.' },
    { part: 'option', what: 'One answer: the whole label is its target.' },
    { part: 'detail', what: 'A line more under an answer.', when: 'with `detail`' },
    { part: 'error', what: 'What is wrong, in place of the hint.', when: 'with `error`' },
  ],
  states: [
    { state: 'idle', what: 'On the group.' },
    { state: 'invalid', what: 'With `error`.' },
    { state: 'disabled', what: 'The attribute, on the group or on one answer.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'To the chosen answer, and past the group.' },
    { keys: ['Arrow keys'], does: 'Choose the previous or next answer.' },
  ],
  accessibility: ['Radios of the browser in a fieldset. The group is described by its hint or error.'],
  doAndDont: [
    {
      do: 'Set answers with details below each other: `layout="column"`.',
      dont: 'Squeeze them into a line.',
    },
    { do: 'Offer “None” where none is an answer.', dont: 'Expect readers to unchoose a radio: they cannot.' },
  ],
  synonyms: ['radio button', 'option group', 'single choice', 'segmented', 'choice'],
  related: ['SelectField', 'Checkbox', 'Field'],
};
