import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A time of day, typed in parts.',
  whenToUse: ['When something opens, begins or ends.'],
  whenNotToUse: [
    'How long something takes: `NumberField` with a unit.',
    'A time on a certain day: `DateTimePicker`.',
    'A day: `DateField` or `DatePicker`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The name of the parts.' },
    { component: 'TimeField', what: 'The frame of the parts. `ref` and all attributes land here.' },
    { part: 'segments', what: 'The group of the parts.' },
    { part: 'segment', what: 'Hours, minutes, the half of the day, or the sign between them.' },
  ],
  states: [
    { state: 'idle', what: 'On the frame.' },
    { state: 'invalid', what: 'With `error`, or once a time out of bounds has been left.' },
    { state: 'empty', what: 'On a part: not typed yet.' },
    { state: 'filled', what: 'On a part.' },
  ],
  keyboard: [
    { keys: ['0 to 9'], does: 'Types the part, and goes on when it is full.' },
    { keys: ['Arrow up', 'Arrow down'], does: 'One more or one less.' },
    { keys: ['Arrow left', 'Arrow right'], does: 'To the part beside it.' },
    { keys: ['A', 'P'], does: 'The half of the day, where the language has halves.' },
  ],
  accessibility: [
    'Each part is a spin button with its name. Hours run to 12 or 24 as the language has it, or as `hourCycle` says.',
    'The value is of the day, such as `09:00`: say in the hint where that clock stands.',
  ],
  doAndDont: [
    {
      do: 'Say whose time it is: “Local time of the venue.”',
      dont: 'Convert it silently to the reader’s zone.',
    },
    { do: 'Let any minute be typed.', dont: 'Offer a list of 96 quarters of an hour.' },
  ],
  synonyms: ['time input', 'clock', 'hour', 'minute', 'time picker'],
  related: ['DateTimePicker', 'DateField', 'Field', 'NumberField'],
};
