import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What an event is about: its details as rich text, and its products.',
  whenToUse: ['On the page of an event, under its first tab.'],
  whenNotToUse: ['The beginning of the details in a list: `EventCard`.'],
  anatomy: [
    { component: 'EventAbout', what: 'Both sections.' },
    { component: 'RichText', what: 'What its creator wrote.' },
    { component: 'Tag', what: 'Each product, leading to its page.', when: 'where products are tagged' },
  ],
  states: [{ state: 'without products', what: 'The details alone.' }],
  keyboard: [{ keys: ['Tab'], does: 'From link to link.' }],
  accessibility: ['Headings of the details stand below that of the section.'],
  doAndDont: [{ do: 'Pass the details as they are stored.', dont: 'Set them as markup yourself.' }],
  synonyms: ['description', 'details', 'body', 'article'],
  related: ['EventHeader', 'RichText'],
};
