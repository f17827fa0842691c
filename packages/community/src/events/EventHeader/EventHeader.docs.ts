import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The head of an event’s page: picture, date, name, creator, vote, times and place.',
  whenToUse: ['Once, at the head of the page that is about the event.'],
  whenNotToUse: ['An event among others: `EventCard`.'],
  anatomy: [
    { component: 'EventHeader', what: 'The header, with the band of its sector.' },
    { component: 'Breadcrumb', what: 'The way to all events.' },
    { component: 'Art', what: 'Its picture of 16 to 6.75, or a drawing.' },
    { component: 'EventDate', what: 'Month and day, as a leaf of a calendar.' },
    { part: 'tools', what: 'The menu of what can be done.' },
    { part: 'facts', what: 'Start, end and place.' },
    { part: 'yourTime', what: 'The moment by the reader’s clocks; free until they are known.' },
  ],
  states: [
    { state: 'elsewhere', what: 'Each moment is told by the clocks of the place, and by the reader’s.' },
    { state: 'without a picture', what: 'A drawing from its name and sector.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'From the trail over creator and menu to the vote.' }],
  accessibility: [
    'The only heading of level 1; the facts are a description list; times are machine-readable.',
  ],
  doAndDont: [{ do: 'Name the zone beside each time.', dont: 'Show the reader’s time alone.' }],
  synonyms: ['hero', 'masthead', 'time zone', 'venue', 'date'],
  related: ['EventCard', 'VoteControl', 'ProductHeader'],
};
