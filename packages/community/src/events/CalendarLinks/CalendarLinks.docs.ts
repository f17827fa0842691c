import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Secret links by which one’s own calendar subscribes to events.',
  whenToUse: ['As a section of one’s own profile: `CalendarLinksContainer`.'],
  whenNotToUse: ['For a single event: `AddToCalendar`.'],
  anatomy: [
    { component: 'CalendarLinks', what: 'The section, hung from its rule.' },
    { component: 'SectionHead', what: 'Its title, and its place on the page.' },
    {
      part: 'calendar',
      what: 'A row: whose events, the link, and what subscribes to it.',
      when: 'when ready',
    },
    { part: 'link', what: 'The link, and the button that copies it.', when: 'when ready' },
    { part: 'choice', what: 'Which further calendar to make a link for.', when: 'while there is one' },
    {
      component: 'Notice',
      what: 'That followed products did not come, with a retry.',
      when: 'after a failure',
    },
    { component: 'RequestAlert', what: 'Why no link was made.', when: 'with `failure`' },
    { component: 'SubscribeCard', what: 'The way there, beside a page.', when: 'elsewhere' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`.' },
    { state: 'empty', what: 'Says so; the choice is below.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The calendars, one’s own first.' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes through each row: link, copy, what subscribes, its end.' }],
  accessibility: ['Once a link has ended the focus is on the title: what was pressed is gone.'],
  doAndDont: [{ do: 'Say that a link is a secret.', dont: 'Show links to anybody but their owner.' }],
  synonyms: ['ical', 'webcal', 'subscription', 'feed', 'google calendar', 'outlook'],
  related: ['AddToCalendar', 'EventList', 'SecuritySettings'],
};
