import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A time at a place: date and time in parts or from a calendar, with the time zone.',
  whenToUse: ['The start of an event, a call or a delivery, for readers in other time zones.'],
  whenNotToUse: [
    'A date without a time: `DatePicker`, or `DateField` if readers know it by heart.',
    'A daily time: `TimeField`.',
    'A duration: `NumberField` with a unit.',
  ],
  anatomy: [
    {
      component: 'DateTimePicker',
      what: 'The `<fieldset>`. Takes `ref`, `className` and all attributes.',
    },
    { part: 'label', what: 'The legend.' },
    { part: 'segments', what: 'The group of the parts of date and time.' },
    { part: 'segment', what: 'One part, or the separator between two.' },
    { part: 'open', what: 'The button that opens the calendar.' },
    { part: 'zone', what: 'The time zone: found by place, name or offset.' },
    { component: 'ComboBox', what: 'The field of the time zone.' },
    {
      part: 'repeated',
      what: 'The choice between the two occurrences.',
      when: 'for an hour that occurs twice when clocks go back',
    },
    { component: 'RadioGroup', what: 'Its choice.', when: 'for such an hour' },
    { part: 'option', what: 'The first or the second.', when: 'for such an hour' },
    { part: 'hint', what: 'The hint.' },
    {
      part: 'error',
      what: 'The error, in words.',
      when: 'with `error`, or for an out-of-range time',
    },
    { part: 'popover', what: 'The calendar.', when: 'when open' },
  ],
  states: [
    { state: 'idle', what: 'On the frame of the parts.' },
    { state: 'invalid', what: 'With `error`, out of range, or at an hour that clocks skip.' },
    { state: 'disabled', what: 'Sunken ground, muted text.' },
    { state: 'read-only', what: 'Date, time and zone without their buttons.' },
  ],
  keyboard: [
    { keys: ['0 to 9'], does: 'Fills the part, and moves on when it’s full.' },
    {
      keys: ['Arrow up', 'Arrow down'],
      does: 'Increases or decreases by one; in the zone field, moves through the matches.',
    },
    { keys: ['Alt + Arrow down'], does: 'Opens the calendar.' },
    { keys: ['Enter'], does: 'Chooses a day or a zone.' },
    { keys: ['Escape'], does: 'Closes what is open.' },
  ],
  accessibility: [
    'A group named by its legend; date and time, and the time zone, have their own names.',
    'An hour that clocks skip is refused with an explanation; for an hour that occurs twice, the reader chooses one.',
    'Changing the time zone keeps the time.',
  ],
  doAndDont: [
    {
      do: 'Start with the time zone of the place: `defaultTimeZone`.',
      dont: 'Store only an instant: the intended local time is lost when a law changes the offset.',
    },
    {
      do: 'Show the same moment in the reader’s time zone next to it, for remote participants.',
      dont: 'Ask for UTC.',
    },
  ],
  synonyms: [
    'datetime',
    'time zone',
    'timezone picker',
    'schedule',
    'appointment',
    'calendar',
    'event start',
  ],
  related: ['DatePicker', 'TimeField', 'ComboBox', 'Field'],
};
