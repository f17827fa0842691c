import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One of a few options, all visible.',
  whenToUse: ['Two to about five options to compare; `detail` adds a second line to each.'],
  whenNotToUse: [
    'More options: `SelectField`.',
    'Yes or no: `Checkbox` or `Switch`.',
    'It changes the URL: `TabNav`.',
  ],
  anatomy: [
    { component: 'RadioGroup', what: 'The `<fieldset>`.' },
    { part: 'label', what: 'The legend with the question.' },
    { part: 'option', what: 'An option: the whole label is its target.' },
    { part: 'detail', what: 'A second line below an option.', when: 'with `detail`' },
    { part: 'error', what: 'The error, in place of the hint.', when: 'with `error`' },
  ],
  states: [
    { state: 'idle', what: 'On the group.' },
    { state: 'invalid', what: 'With `error`.' },
    { state: 'disabled', what: 'The attribute, on the group or on one option.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen option, and past the group.' },
    { keys: ['Arrow keys'], does: 'Chooses the previous or next option.' },
  ],
  accessibility: ['Native radio buttons in a fieldset. The group is described by its hint or error.'],
  doAndDont: [
    {
      do: 'Stack options with details: `layout="column"`.',
      dont: 'Squeeze them into a line.',
    },
    {
      do: 'Offer “None” if it’s a valid answer.',
      dont: 'Expect readers to clear a radio button: they can’t.',
    },
  ],
  synonyms: ['radio button', 'option group', 'single choice', 'segmented', 'choice'],
  related: ['SelectField', 'Checkbox', 'Field'],
};
