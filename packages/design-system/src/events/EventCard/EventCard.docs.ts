import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'An event summary: picture, date, name, location and details, cut to 100 characters.',
  whenToUse: ['In lists of events, in panels beside a page, and embedded on another site.'],
  whenNotToUse: ['The page is about the event: `EventHeader`.'],
  anatomy: [
    { component: 'EventCard', what: 'The article, with the band of its sector.' },
    { component: 'Art', what: 'Its picture, or an illustration generated from its name.' },
    { component: 'EventDate', what: 'The first day in the calendar of its location, as a calendar leaf.' },
    { part: 'month', what: 'Abbreviated, at the top of the leaf.' },
    { part: 'day', what: 'In two digits.' },
    { part: 'facts', what: 'Location and days.' },
    { part: 'summary', what: 'The beginning of the details, without markup.' },
  ],
  states: [
    { state: 'without a picture', what: 'An illustration that is always the same for the name.' },
    { state: 'without a sector', what: 'A neutral band.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the event.' }],
  accessibility: ['The leaf is visual only: the days are written out next to it.'],
  doAndDont: [{ do: 'Make it as wide as its column.', dont: 'Repeat the picture next to it.' }],
  synonyms: ['fair', 'meeting', 'date', 'teaser', 'appointment'],
  related: ['EventList', 'EventHeader', 'ProductCard'],
};
