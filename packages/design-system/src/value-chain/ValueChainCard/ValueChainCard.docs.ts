import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'A product’s place in its value chain, for pages about something else, with the same height at every width.',
  whenToUse: ['Embedded on another site, as a widget.'],
  whenNotToUse: ['On the product’s own page: `ValueChainFigure`.', 'An interactive chain: `ValueChainTree`.'],
  anatomy: [
    { component: 'ValueChainCard', what: 'The section, in the color of its sector.' },
    { component: 'ValueChainStrip', what: 'The drawing.' },
    { component: 'CardFoot', what: 'The brand, and the link to the tree.' },
  ],
  states: [{ state: 'without inputs and uses', what: 'With the same height.' }],
  keyboard: [{ keys: ['Enter'], does: 'Opens the tree.' }],
  accessibility: [
    'The title is a level 3 heading; a long one is cut, and the drawing’s text names the product.',
    'Part of the entry `cards`: needs neither react-aria nor the message formatter.',
  ],
  doAndDont: [
    { do: 'Reserve its height, 392 px, before it loads.', dont: 'Scale the drawing to fill a hero.' },
    { do: 'Pass the most important ones first: five are drawn.', dont: 'Pass five in alphabetical order.' },
  ],
  synonyms: ['supply chain', 'embed', 'widget', 'card', 'sankey'],
  related: ['ValueChainStrip', 'ValueChainFigure', 'ProductCard', 'CardFoot'],
};
