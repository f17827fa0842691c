import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Ways to take an event over into one’s own calendar.',
  whenToUse: ['Beside times and place of an event.'],
  whenNotToUse: ['For many events at once: `CalendarLinks` gives a calendar to subscribe to.'],
  anatomy: [
    { component: 'AddToCalendar', what: 'The group, named by its label.' },
    { component: 'Link', what: 'To the iCalendar file, and to calendars on the web.' },
  ],
  states: [],
  keyboard: [{ keys: ['Tab'], does: 'Goes from link to link.' }],
  accessibility: ['Plain links, which work without scripts; those that leave the site say so.'],
  doAndDont: [{ do: 'Offer the file first: every calendar reads it.', dont: 'Ask which calendar one has.' }],
  synonyms: ['ics', 'ical', 'save the date', 'google calendar', 'outlook'],
  related: ['CalendarLinks', 'EventHeader'],
};
