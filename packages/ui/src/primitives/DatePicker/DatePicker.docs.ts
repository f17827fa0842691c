import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A date, typed in parts or chosen from a calendar.',
  whenToUse: ['An event, a deadline, a delivery: weekdays and nearby days matter.'],
  whenNotToUse: [
    'A date that readers know by heart, such as a birthday: `DateField`.',
    'A time of day: `TimeField`. A date and time: `DateTimePicker`.',
  ],
  anatomy: [
    { component: 'Field', what: 'Label, hint and error. `className` lands here.' },
    { part: 'label', what: 'The name of the parts.' },
    { component: 'DatePicker', what: 'The frame of the parts. Takes `ref` and all attributes.' },
    { part: 'segments', what: 'The group of the parts.' },
    { part: 'segment', what: 'Day, month or year, or the separator between them.' },
    { part: 'open', what: 'The button that opens the calendar.' },
    { part: 'popover', what: 'The calendar’s popover.', when: 'when open' },
    { part: 'calendar', what: 'One month.', when: 'when open' },
    {
      part: 'head',
      what: 'Month and year to choose from, between the previous and next buttons.',
      when: 'when open',
    },
    { part: 'grid', what: 'The days.', when: 'when open' },
    { part: 'day', what: 'One day; `data-today` marks today.', when: 'when open' },
    { part: 'foot', what: 'Today, and Clear if the date is optional.', when: 'when open' },
  ],
  states: [
    { state: 'idle', what: 'On the frame, and on a day.' },
    { state: 'invalid', what: 'On the frame, with `error`, or after leaving an out-of-range date.' },
    { state: 'selected', what: 'On a day: the chosen one.' },
    { state: 'unavailable', what: 'On a day that `isUnavailable` refuses.' },
    { state: 'disabled', what: 'On a day before `min` or after `max`; on the frame, with `disabled`.' },
    { state: 'read-only', what: 'The date without its button.' },
  ],
  keyboard: [
    { keys: ['0 to 9'], does: 'Fills the part, and moves on when it’s full.' },
    { keys: ['Alt + Arrow down'], does: 'Opens the calendar.' },
    { keys: ['Arrow keys'], does: 'In the calendar: moves by days and weeks.' },
    { keys: ['Page up', 'Page down'], does: 'Moves by months, with Shift by years.' },
    { keys: ['Enter', 'Space'], does: 'Chooses the day.' },
    { keys: ['Escape'], does: 'Closes the calendar, and returns the focus.' },
  ],
  accessibility: [
    'Typing is always possible: the calendar is optional.',
    'The calendar is a dialog with a grid; each day is read as a full date.',
    'The form submits an ISO date in every language.',
  ],
  doAndDont: [
    {
      do: 'Set `min` if past dates make no sense.',
      dont: 'Let readers choose a day and refuse it afterward.',
    },
    {
      do: 'Let the language decide the first day of the week.',
      dont: 'Set `weekStart` because one team prefers it.',
    },
  ],
  synonyms: ['calendar', 'date input', 'day picker', 'event date', 'datepicker'],
  related: ['DateField', 'DateTimePicker', 'TimeField', 'Field'],
  stage: { kind: 'frame', heightPx: 480, shows: 'open' },
};
