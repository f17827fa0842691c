import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A few of something, for pages that are not about it: suppliers, events, posts, steps of a chain.',
  whenToUse: ['Embedded on another site, as a widget.'],
  whenNotToUse: [
    'On a page of our own: `SupplierTable`, `EventList`, `Feed`.',
    'There is one thing: `BriefCard`.',
  ],
  anatomy: [
    {
      component: 'ListCard',
      what: 'The section, in the colour of its sector; its rows are links of two lines.',
    },
    { component: 'CardFoot', what: 'Whose it is, and the way to all of them.' },
  ],
  states: [
    { state: 'empty', what: 'Says so, as high as with five rows.' },
    { state: 'hover', what: 'On a row: the ground of what is chosen.' },
    { state: 'standing in', what: 'Rows that hang below each other stand in, up to four times.' },
  ],
  keyboard: [{ keys: ['Enter'], does: 'Opens what a row names.' }],
  accessibility: [
    'The title is a heading of level 3; the rows are a list, each one link of two lines.',
    'It needs neither react-aria nor a stylesheet of the host: it is part of the entry `cards`.',
  ],
  doAndDont: [
    { do: 'Keep 56 px free for each row.', dont: 'Let a row wrap.' },
    { do: 'Show those that matter most, and lead to all.', dont: 'Scroll within the card.' },
  ],
  synonyms: ['list', 'embed', 'widget', 'suppliers', 'events', 'feed', 'posts'],
  related: ['BriefCard', 'ValueChainCard', 'CardFoot', 'EventList', 'Feed'],
};
