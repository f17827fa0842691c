import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A time of day, typed in parts.',
  whenToUse: ['An opening, start or end time.'],
  whenNotToUse: [
    'A duration: `NumberField` with a unit.',
    'A date and time: `DateTimePicker`.',
    'A date: `DateField` or `DatePicker`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The name of the parts.' },
    { component: 'TimeField', what: 'The frame of the parts. Takes `ref` and all attributes.' },
    { part: 'segments', what: 'The group of the parts.' },
    { part: 'segment', what: 'Hours, minutes, AM or PM, or the separator between them.' },
  ],
  states: [
    { state: 'idle', what: 'On the frame.' },
    { state: 'invalid', what: 'With `error`, or after leaving an out-of-range time.' },
    { state: 'empty', what: 'On a part: empty.' },
    { state: 'filled', what: 'On a part.' },
  ],
  keyboard: [
    { keys: ['0 to 9'], does: 'Fills the part, and moves on when it’s full.' },
    { keys: ['Arrow up', 'Arrow down'], does: 'Increases or decreases by one.' },
    { keys: ['Arrow left', 'Arrow right'], does: 'Moves to the adjacent part.' },
    { keys: ['A', 'P'], does: 'AM or PM, if the language uses them.' },
  ],
  accessibility: [
    'Each part is a spin button with its name. Hours run to 12 or 24 as in the language, or as set by `hourCycle`.',
    'The value is a local time, such as `09:00`: say in the hint where.',
  ],
  doAndDont: [
    {
      do: 'Say whose time it is: “Local time of the venue.”',
      dont: 'Convert it silently to the reader’s time zone.',
    },
    { do: 'Accept any minute.', dont: 'Offer a list of 96 quarter hours.' },
  ],
  synonyms: ['time input', 'clock', 'hour', 'minute', 'time picker'],
  related: ['DateTimePicker', 'DateField', 'Field', 'NumberField'],
};
