import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A date that readers know by heart, typed in parts in the order of the language.',
  whenToUse: ['A birthday, a contract date, the founding of a company.'],
  whenNotToUse: [
    'Weekdays and nearby days matter: `DatePicker`.',
    'A time of day: `TimeField`.',
    'Only a year or a month: `NumberField` or `SelectField`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The name of the parts; pressing it focuses the first one.' },
    { component: 'DateField', what: 'The frame of the parts. Takes `ref` and all attributes.' },
    { part: 'segments', what: 'The group of the parts.' },
    { part: 'segment', what: 'Day, month or year, or the separator between them.' },
  ],
  states: [
    { state: 'idle', what: 'On the frame.' },
    { state: 'invalid', what: 'With `error`, or after leaving an out-of-range date.' },
    { state: 'empty', what: 'On a part: empty.' },
    { state: 'filled', what: 'On a part.' },
    { state: 'literal', what: 'On a separator.' },
  ],
  keyboard: [
    { keys: ['0 to 9'], does: 'Fills the part, and moves on when it’s full.' },
    { keys: ['Arrow up', 'Arrow down'], does: 'Increases or decreases by one.' },
    { keys: ['Arrow left', 'Arrow right'], does: 'Moves to the adjacent part.' },
    { keys: ['Backspace'], does: 'Clears the part.' },
  ],
  accessibility: [
    'Each part is a spin button with its name: “day”, “month”, “year”. The group is named by the label.',
    'An out-of-range date is reported when the field is left, not while typing a year.',
    'The form submits an ISO date in every language.',
  ],
  doAndDont: [
    {
      do: 'Set `min` and `max` to plausible dates.',
      dont: 'Ask for a birthday with a calendar that starts today.',
    },
    { do: 'Let the language decide the order.', dont: 'Write “DD/MM/YYYY” into the hint.' },
  ],
  synonyms: ['date input', 'birthday', 'day month year', 'calendar'],
  related: ['DatePicker', 'TimeField', 'Field', 'NumberField'],
};
