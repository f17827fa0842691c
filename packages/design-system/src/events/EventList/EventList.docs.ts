import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Events as cards, the next one first, with “Show more events”.',
  whenToUse: ['On the page of all events, and wherever a page lists events.'],
  whenNotToUse: ['A few events next to a page: `RelatedEvents` of `EventPanel`.'],
  anatomy: [
    { component: 'EventList', what: 'The list with its states.' },
    { component: 'EventCard', what: 'Each event.' },
    { component: 'ListFoot', what: 'The number of visible events, and the button for more.' },
    {
      component: 'EventFilters',
      what: 'The filters, as a form that works without scripts.',
      when: 'above it',
    },
    {
      component: 'EventCalendar',
      what: 'The events of a month as bars across their days; a list of days where there is little room.',
      when: 'instead of the list',
    },
    { part: 'nextEvents', what: 'The link to the next month with events.', when: 'in the calendar' },
    { part: 'agenda', what: 'The days with their events.', when: 'in the calendar, on phones' },
    { part: 'week', what: 'A week of the calendar.', when: 'in the calendar' },
    { part: 'lane', what: 'A row of bars that do not overlap.', when: 'in a week' },
  ],
  states: [
    { state: 'loading', what: 'Six rows of `Skeleton`.' },
    { state: 'empty', what: 'Says that there are no matches, and offers to create an event.' },
    { state: 'error', what: 'The server’s message, and a retry button.' },
    { state: 'ready', what: 'The cards, in as many columns as fit.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens an event, or shows more.' }],
  accessibility: ['A list of articles; each name is a heading.'],
  doAndDont: [{ do: 'Keep the filters in the URL.', dont: 'Filter only the visible part of a longer list.' }],
  synonyms: ['agenda', 'fairs', 'programme', 'schedule', 'calendar'],
  related: ['EventCard', 'PagedList'],
};
