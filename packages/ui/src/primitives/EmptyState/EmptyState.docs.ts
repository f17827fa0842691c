import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A place with nothing in it yet, and the way to fill it.',
  whenToUse: ['A list, table or search has no entries and could have some.'],
  whenNotToUse: [
    'It did not load: `ErrorState`.',
    'It is still loading: `Skeleton`.',
    'The page does not exist: `NotFound`.',
  ],
  anatomy: [
    { component: 'EmptyState', what: 'The frame between two hairlines, in the place of what is missing.' },
    { part: 'title', what: 'What is not there yet.' },
    { part: 'description', what: 'What belongs here.', when: 'with `description`' },
  ],
  states: [],
  keyboard: [],
  accessibility: [
    'The title is a paragraph, not a heading: the section it stands in has one.',
    'Where it comes after a search, announce the count in a live region as well.',
  ],
  doAndDont: [
    {
      do: 'Say what belongs here, and offer the act that fills it: “Add Suppliers”.',
      dont: 'Write “No data”.',
    },
    {
      do: 'Leave `action` out for readers who may not do it.',
      dont: 'Show a button that answers with a refusal.',
    },
  ],
  synonyms: ['blank slate', 'zero state', 'no results', 'nothing here', 'placeholder'],
  related: ['ErrorState', 'Skeleton', 'PagedList'],
};
