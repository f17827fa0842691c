import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A date, typed in parts or chosen from a calendar.',
  whenToUse: ['The day of an event, a deadline, a delivery: days of the week and the days around it matter.'],
  whenNotToUse: [
    'A date that its reader knows by heart, such as a birthday: `DateField`.',
    'A time of day: `TimeField`. A time on a day: `DateTimePicker`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The name of the parts.' },
    { component: 'DatePicker', what: 'The frame of the parts. `ref` and all attributes land here.' },
    { part: 'segments', what: 'The group of the parts.' },
    { part: 'segment', what: 'Day, month or year, or the sign between them.' },
    { part: 'open', what: 'The button that opens the calendar.' },
    { part: 'popover', what: 'What hangs from the frame.', when: 'when open' },
    { part: 'calendar', what: 'One month.', when: 'when open' },
    {
      part: 'head',
      what: 'Month and year to choose from, between the ways to the months beside it.',
      when: 'when open',
    },
    { part: 'grid', what: 'The days.', when: 'when open' },
    { part: 'day', what: 'One day; `data-today` marks today.', when: 'when open' },
    { part: 'foot', what: 'Today, and Clear where the date may be empty.', when: 'when open' },
  ],
  states: [
    { state: 'idle', what: 'On the frame, and on a day.' },
    { state: 'invalid', what: 'On the frame, with `error`, or once a day out of bounds has been left.' },
    { state: 'selected', what: 'On a day: the one that is chosen.' },
    { state: 'unavailable', what: 'On a day that `isUnavailable` refuses.' },
    { state: 'disabled', what: 'On a day before `min` or after `max`; on the frame, with `disabled`.' },
    { state: 'read-only', what: 'The date stands there without its button.' },
  ],
  keyboard: [
    { keys: ['0 to 9'], does: 'Types the part, and goes on when it is full.' },
    { keys: ['Alt + Arrow down'], does: 'Opens the calendar.' },
    { keys: ['Arrow keys'], does: 'In the calendar: by days and weeks.' },
    { keys: ['Page up', 'Page down'], does: 'By months, with Shift by years.' },
    { keys: ['Enter', 'Space'], does: 'Chooses the day.' },
    { keys: ['Escape'], does: 'Closes the calendar, and gives the focus back.' },
  ],
  accessibility: [
    'Typing is never taken away: the calendar is an offer.',
    'The calendar is a dialog with a grid; each day is read as a whole date.',
    'The form is sent an ISO date, whatever the language.',
  ],
  doAndDont: [
    { do: 'Set `min` where the past makes no sense.', dont: 'Let a day be chosen and refuse it afterwards.' },
    {
      do: 'Leave the first day of the week to the language.',
      dont: 'Set `weekStart` because one team is used to it.',
    },
  ],
  synonyms: ['calendar', 'date input', 'day picker', 'event date', 'datepicker'],
  related: ['DateField', 'DateTimePicker', 'TimeField', 'Field'],
  stage: { kind: 'frame', heightPx: 480, shows: 'open' },
};
