import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A date that its reader knows by heart, typed in parts in the order of the language.',
  whenToUse: ['A birthday, the day of a contract, when a company was founded.'],
  whenNotToUse: [
    'The days of the week and the days around it matter: `DatePicker`.',
    'A time of day: `TimeField`.',
    'A year or a month alone: `NumberField` or `SelectField`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The name of the parts; a press on it focuses the first one.' },
    { component: 'DateField', what: 'The frame of the parts. `ref` and all attributes land here.' },
    { part: 'segments', what: 'The group of the parts.' },
    { part: 'segment', what: 'Day, month or year, or the sign between them.' },
  ],
  states: [
    { state: 'idle', what: 'On the frame.' },
    { state: 'invalid', what: 'With `error`, or once a day out of bounds has been left.' },
    { state: 'empty', what: 'On a part: not typed yet.' },
    { state: 'filled', what: 'On a part.' },
    { state: 'literal', what: 'On a sign between parts.' },
  ],
  keyboard: [
    { keys: ['0 to 9'], does: 'Types the part, and goes on when it is full.' },
    { keys: ['Arrow up', 'Arrow down'], does: 'One more or one less.' },
    { keys: ['Arrow left', 'Arrow right'], does: 'To the part beside it.' },
    { keys: ['Backspace'], does: 'Takes back what was typed.' },
  ],
  accessibility: [
    'Each part is a spin button with its name: “day”, “month”, “year”. The group is named by the label.',
    'What is out of bounds is said in words when the field is left, not while a year is half typed.',
    'The form is sent an ISO date, whatever the language.',
  ],
  doAndDont: [
    {
      do: 'Set `min` and `max` to what can be true.',
      dont: 'Ask for a birthday by a calendar that starts today.',
    },
    { do: 'Let the language decide the order.', dont: 'Write “DD/MM/YYYY” into the hint.' },
  ],
  synonyms: ['date input', 'birthday', 'day month year', 'calendar'],
  related: ['DatePicker', 'TimeField', 'Field', 'NumberField'],
};
