import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What stands beside a page of events: the way to create one, and related ones.',
  whenToUse: ['In the right column of a member’s pages and of an event.'],
  whenNotToUse: ['The page lists events: `EventList`.'],
  anatomy: [
    { component: 'RelatedEvents', what: 'The section, named by its heading.' },
    { component: 'EventCard', what: 'Each event.' },
    { component: 'ListFoot', what: 'How many are shown, and "See more".' },
    { component: 'CreateEventCard', what: 'The way to an event of one’s own.', when: 'beside it' },
  ],
  states: [
    { state: 'loading', what: 'Three rows of `Skeleton`.' },
    { state: 'empty', what: 'Says what belongs there, and leads to all events.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens an event, creates one, or shows more.' }],
  accessibility: ['Two sections, each named by its heading.'],
  doAndDont: [
    {
      do: 'Leave out the event that the page is about.',
      dont: 'Make the card the primary action of a page.',
    },
  ],
  synonyms: ['sidebar', 'upcoming', 'recommendations', 'aside'],
  related: ['EventCard', 'EventList'],
};
