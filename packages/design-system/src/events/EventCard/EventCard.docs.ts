import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'An event in brief: picture, date, name, place and what it is about, cut to 100 characters.',
  whenToUse: ['In lists of events, in panels beside a page, and embedded on another site.'],
  whenNotToUse: ['The page is about the event: `EventHeader`.'],
  anatomy: [
    { component: 'EventCard', what: 'The article, with the band of its sector.' },
    { component: 'Art', what: 'Its picture, or a drawing from its name.' },
    { component: 'EventDate', what: 'The day it begins by the calendar of its place, as a leaf.' },
    { part: 'month', what: 'In short, at the head of the leaf.' },
    { part: 'day', what: 'In two digits.' },
    { part: 'facts', what: 'Place and days.' },
    { part: 'summary', what: 'The beginning of the details, without markup.' },
  ],
  states: [
    { state: 'without a picture', what: 'A drawing that is always the same for the name.' },
    { state: 'without a sector', what: 'A neutral band.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens the event.' }],
  accessibility: ['The leaf is for the eye: the days are told in words beside it.'],
  doAndDont: [{ do: 'Set it as wide as its column.', dont: 'Repeat the picture beside it.' }],
  synonyms: ['fair', 'meeting', 'date', 'teaser', 'appointment'],
  related: ['EventList', 'EventHeader', 'ProductCard'],
};
