import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Events, the next first, as cards with "Show more events".',
  whenToUse: ['On the page of all events, and wherever a page lists events.'],
  whenNotToUse: ['A few beside a page: `RelatedEvents` of `EventPanel`.'],
  anatomy: [
    { component: 'EventList', what: 'The list with its states.' },
    { component: 'EventCard', what: 'Each event.' },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
    {
      component: 'EventFilters',
      what: 'What is asked for, as a form that the browser sends.',
      when: 'above it',
    },
    { component: 'EventCalendar', what: 'The events of a month on its days.', when: 'in its place' },
  ],
  states: [
    { state: 'loading', what: 'Six rows of `Skeleton`.' },
    { state: 'empty', what: 'Says that nothing fits, and offers to create an event.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The cards, as many beside each other as fit.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens an event, or shows more.' }],
  accessibility: ['A list of articles; each name is a heading.'],
  doAndDont: [
    { do: 'Keep what is asked for in the address.', dont: 'Filter what is shown of a longer list.' },
  ],
  synonyms: ['agenda', 'fairs', 'programme', 'schedule', 'calendar'],
  related: ['EventCard', 'PagedList'],
};
