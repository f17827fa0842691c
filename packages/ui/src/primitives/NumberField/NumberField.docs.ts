import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A number, read and written as the reader’s language does, with buttons for one step.',
  whenToUse: ['An amount, a length, a count that is known: with `unit`, `min`, `max` and `step`.'],
  whenNotToUse: [
    'It is found by feel: `Slider`.',
    'It is a name made of digits, such as a postcode: `TextField`.',
    'It is a date or a time: `DateField`, `TimeField`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The label.' },
    { component: 'NumberField', what: 'The frame around number, unit and buttons.' },
    { part: 'input', what: 'The `<input>`. `ref` and all attributes land here.' },
    { part: 'unit', what: 'What follows the number; read aloud with it.' },
    { part: 'decrease', what: 'One step down.' },
    { part: 'increase', what: 'One step up.' },
    { part: 'hint', what: 'The hint, or the error in its place.' },
  ],
  states: [
    { state: 'idle', what: 'On the frame.' },
    { state: 'invalid', what: 'With `error`.' },
    { state: 'read-only', what: 'The number stands there without buttons.' },
    { state: 'disabled', what: 'Sunk ground, muted text.' },
  ],
  keyboard: [
    { keys: ['Arrow up', 'Arrow down'], does: 'One step up or down.' },
    { keys: ['Home', 'End'], does: 'The least or the greatest number, where there is one.' },
    { keys: ['Enter'], does: 'Takes what was typed.' },
  ],
  accessibility: [
    'The number is written with the separators of the language, and read with those that the reader types.',
    'The wheel never changes it: who scrolls past does not mean to.',
    'Buttons are named with the label: “Increase Draw length”.',
  ],
  doAndDont: [
    { do: 'Write the unit with `unit`.', dont: 'Write it into the label only: “Length (km)”.' },
    {
      do: 'Let what was typed be brought into bounds when the field is left.',
      dont: 'Refuse keys while somebody types.',
    },
  ],
  synonyms: ['number input', 'spinner', 'stepper', 'spinbutton', 'quantity', 'amount', 'integer', 'decimal'],
  related: ['Slider', 'TextField', 'Field'],
};
