import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One of the few boxes: a figure, an input, something that floats.',
  whenToUse: [
    'An item that is viewed by itself and not compared: an event, a member.',
    '`entry` around inputs, such as a composer; `float` over a picture.',
  ],
  whenNotToUse: [
    'Sections of a page: `SectionHead` and a rule. Rules structure a page, not boxes.',
    'Items to compare: `Table`.',
    'A product on another site: `ProductCard`.',
  ],
  anatomy: [
    { component: 'Card', what: 'The `<article>`, with the band of a sector if it has one.' },
    { part: 'header', what: 'The line with the title and one fact.' },
    { part: 'title', what: 'Names the card; contains the link if the whole card is one.' },
    { part: 'media', what: 'A picture from edge to edge.', when: 'with a `Card.Media`' },
    { part: 'body', what: 'The text.' },
    { part: 'foot', what: 'Facts and actions below a hairline.' },
  ],
  states: [{ state: 'kind', what: '`figure`, `entry` or `float`: the reason for the box.' }],
  keyboard: [
    { keys: ['Enter'], does: 'Follows the title if it has a `Card.Link`; it’s the only tab stop for it.' },
  ],
  accessibility: [
    'Give the title the level below the heading of its section.',
    'With a `Card.Link` the whole card is the target, and other links in it stay reachable.',
  ],
  doAndDont: [
    { do: 'Check first whether a rule is enough.', dont: 'Put a card into a card.' },
    {
      do: 'Link the title and make the card its target.',
      dont: 'Add “Read more” to each card.',
    },
  ],
  synonyms: ['tile', 'panel', 'box', 'container', 'teaser', 'article'],
  related: ['ProductCard', 'SectionHead', 'Table'],
};
