import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A few items for pages about something else: suppliers, events, posts, steps of a chain.',
  whenToUse: ['Embedded on another site, as a widget.'],
  whenNotToUse: [
    'On a page of our own: `SupplierTable`, `EventList`, `Feed`.',
    'There is a single item: `BriefCard`.',
  ],
  anatomy: [
    {
      component: 'ListCard',
      what: 'The section, in the color of its sector; each row is a link with two lines.',
    },
    { component: 'CardFoot', what: 'The brand, and the link to all items.' },
  ],
  states: [
    { state: 'empty', what: 'Says so, with the height of five rows.' },
    { state: 'fewer rows than asked', what: 'A drawing fills the room of the others.' },
    { state: 'strip', what: '144 px: rows side by side, which the reader scrolls.' },
    { state: 'hover', what: 'On a row: the ground of a selected item.' },
    { state: 'standing in', what: 'Nested rows are indented, up to four levels.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens what the row links to.' }],
  accessibility: [
    'The title is a heading of level 3; the rows are a list, each one link of two lines.',
    'Part of the entry `cards`: needs neither react-aria nor a stylesheet of the host.',
  ],
  doAndDont: [
    { do: 'Reserve 56 px for each row.', dont: 'Let a row wrap.' },
    { do: 'Say how many are left out.', dont: 'Cut a number.' },
    { do: 'Show the most important items, and link to all.', dont: 'Scroll inside the card.' },
  ],
  synonyms: ['list', 'embed', 'widget', 'suppliers', 'events', 'feed', 'posts'],
  related: ['BriefCard', 'ValueChainCard', 'CardFoot', 'EventList', 'Feed'],
};
