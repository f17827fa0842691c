import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A time at a place: date and time in parts or from a calendar, and the zone whose clocks show it.',
  whenToUse: ['When an event, a call or a delivery begins, for readers in other zones.'],
  whenNotToUse: [
    'A day without a time: `DatePicker`, or `DateField` where it is known by heart.',
    'A time of every day: `TimeField`.',
    'How long something takes: `NumberField` with a unit.',
  ],
  anatomy: [
    {
      component: 'DateTimePicker',
      what: 'The `<fieldset>`. `ref`, `className` and all attributes land here.',
    },
    { part: 'label', what: 'The legend.' },
    { part: 'segments', what: 'The group of the parts of date and time.' },
    { part: 'segment', what: 'One part, or the sign between two.' },
    { part: 'open', what: 'The button that opens the calendar.' },
    { part: 'zone', what: 'The zone: found by place, by name or by its distance to UTC.' },
    { component: 'ComboBox', what: 'The field of the zone.' },
    {
      part: 'repeated',
      what: 'Which of two such times is meant.',
      when: 'at an hour that comes twice, as clocks go back',
    },
    { component: 'RadioGroup', what: 'Its choice.', when: 'at such an hour' },
    { part: 'option', what: 'The first or the second.', when: 'at such an hour' },
    { part: 'hint', what: 'The hint.' },
    {
      part: 'error',
      what: 'What is wrong, in words.',
      when: 'with `error`, or when a time is out of bounds',
    },
    { part: 'popover', what: 'The calendar.', when: 'when open' },
  ],
  states: [
    { state: 'idle', what: 'On the frame of the parts.' },
    { state: 'invalid', what: 'With `error`, out of bounds, or at an hour that the clocks skip.' },
    { state: 'disabled', what: 'Sunk ground, muted text.' },
    { state: 'read-only', what: 'Date, time and zone stand there without their buttons.' },
  ],
  keyboard: [
    { keys: ['0 to 9'], does: 'Types the part, and goes on when it is full.' },
    {
      keys: ['Arrow up', 'Arrow down'],
      does: 'One more or one less; in the zone, moves through the matches.',
    },
    { keys: ['Alt + Arrow down'], does: 'Opens the calendar.' },
    { keys: ['Enter'], does: 'Chooses a day or a zone.' },
    { keys: ['Escape'], does: 'Closes what is open.' },
  ],
  accessibility: [
    'A group named by its legend; date and time, and the zone, have names of their own.',
    'Where clocks go forward, an hour that there is not is refused in words; where they go back, one chooses which of the two is meant.',
    'Another zone leaves the time as it stands.',
  ],
  doAndDont: [
    {
      do: 'Begin with the zone of the place: `defaultTimeZone`.',
      dont: 'Store an instant alone: what was meant is lost when a law moves the clocks.',
    },
    {
      do: 'Show the same moment in the reader’s zone beside it, where they take part from afar.',
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
