import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A place without content yet, and how to fill it.',
  whenToUse: ['A list, table or search is empty but could have items.'],
  whenNotToUse: [
    'Loading failed: `ErrorState`.',
    'It is still loading: `Skeleton`.',
    'The page does not exist: `NotFound`.',
  ],
  anatomy: [
    { component: 'EmptyState', what: 'The frame between two hairlines, in place of the content.' },
    { part: 'title', what: 'What is missing.' },
    { part: 'description', what: 'What belongs here.', when: 'with `description`' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'The title is a paragraph, not a heading, because its section already has one.',
    'After a search, announce the count in a live region as well.',
  ],
  doAndDont: [
    {
      do: 'Say what belongs here, and offer the action that fills it: “Add Suppliers”.',
      dont: 'Write “No data”.',
    },
    {
      do: 'Leave `action` out for readers without permission.',
      dont: 'Show a button that will be refused.',
    },
  ],
  synonyms: ['blank slate', 'zero state', 'no results', 'nothing here', 'placeholder'],
  related: ['ErrorState', 'Skeleton', 'PagedList'],
};
