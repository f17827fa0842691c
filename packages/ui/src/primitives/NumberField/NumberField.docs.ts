import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A number, written and read in the reader’s language, with step buttons.',
  whenToUse: ['An amount, a length, a known count: with `unit`, `min`, `max` and `step`.'],
  whenNotToUse: [
    'An approximate value: `Slider`.',
    'Digits that aren’t a number, such as a postal code: `TextField`.',
    'A date or a time: `DateField`, `TimeField`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'NumberField', what: 'The frame around number, unit and buttons.' },
    { part: 'input', what: 'The `<input>`. Takes `ref` and all attributes.' },
    { part: 'unit', what: 'The text after the number; read with it.' },
    { part: 'decrease', what: 'Decreases by one step.' },
    { part: 'increase', what: 'Increases by one step.' },
    { part: 'hint', what: 'The hint, or the error in its place.' },
  ],
  states: [
    { state: 'idle', what: 'On the frame.' },
    { state: 'invalid', what: 'With `error`.' },
    { state: 'read-only', what: 'The number without buttons.' },
    { state: 'disabled', what: 'Sunken ground, muted text.' },
  ],
  keyboard: [
    { keys: ['Arrow up', 'Arrow down'], does: 'Increases or decreases by one step.' },
    { keys: ['Home', 'End'], does: 'Sets the minimum or maximum, if there is one.' },
    { keys: ['Enter'], does: 'Applies the typed number.' },
  ],
  accessibility: [
    'The number has the language’s separators, and accepts those that the reader types.',
    'The mouse wheel never changes it, because scrolling past is common.',
    'Buttons are named with the label: “Increase Draw length”.',
  ],
  doAndDont: [
    { do: 'Pass the unit as `unit`.', dont: 'Write it only into the label: “Length (km)”.' },
    {
      do: 'Correct out-of-range numbers when the field is left.',
      dont: 'Block keys while the reader is typing.',
    },
  ],
  synonyms: ['number input', 'spinner', 'stepper', 'spinbutton', 'quantity', 'amount', 'integer', 'decimal'],
  related: ['Slider', 'TextField', 'Field'],
};
