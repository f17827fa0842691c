import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One of the few boxes: a figure, something that is entered, something that floats.',
  whenToUse: [
    'A thing that is looked at one by one and not compared: an event, a member.',
    '`entry` around what is written, such as a composer; `float` over a picture.',
  ],
  whenNotToUse: [
    'Sections of a page: `SectionHead` and a rule. Rules carry structure, not boxes.',
    'Things that are compared: `Table`.',
    'A product on another site: `ProductCard`.',
  ],
  anatomy: [
    { component: 'Card', what: 'The `<article>`, with the band of a sector where it has one.' },
    { part: 'header', what: 'The line of title and one fact.' },
    { part: 'title', what: 'Names the card; holds the link where the whole card leads somewhere.' },
    { part: 'media', what: 'A picture from edge to edge.', when: 'with a `Card.Media`' },
    { part: 'body', what: 'What it says.' },
    { part: 'foot', what: 'Facts and acts below a hairline.' },
  ],
  states: [{ state: 'kind', what: '`figure`, `entry` or `float`: why it is a box.' }],
  keyboard: [
    { keys: ['Enter'], does: 'Follows the title, with a `Card.Link`; it is the card’s one stop for it.' },
  ],
  accessibility: [
    'Give the title the level below that of the section that it stands in.',
    'With a `Card.Link` the whole card is the target, and other links in it stay reachable.',
  ],
  doAndDont: [
    { do: 'Ask first whether a rule would do.', dont: 'Put a card into a card.' },
    {
      do: 'Link the title and let the card be its target.',
      dont: 'Add “Read more” at the foot of each card.',
    },
  ],
  synonyms: ['tile', 'panel', 'box', 'container', 'teaser', 'article'],
  related: ['ProductCard', 'SectionHead', 'Table'],
};
