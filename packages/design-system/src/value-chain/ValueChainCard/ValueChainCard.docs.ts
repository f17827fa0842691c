import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product’s place in its value chain, for pages that are not about it; as high at every width.',
  whenToUse: ['Embedded on another site, as a widget.'],
  whenNotToUse: [
    'On the product’s own page: `ValueChainFigure`.',
    'The chain is to be explored: `ValueChainTree`.',
  ],
  anatomy: [
    { component: 'ValueChainCard', what: 'The section, in the colour of its sector.' },
    { component: 'ValueChainStrip', what: 'The drawing.' },
    { component: 'CardFoot', what: 'Whose it is, and the way to the tree.' },
  ],
  states: [{ state: 'without inputs and uses', what: 'As high as with them.' }],
  keyboard: [{ keys: ['Enter'], does: 'Goes to the tree.' }],
  accessibility: [
    'The title is a heading of level 3; a long one is cut, and the drawing’s text names the product.',
    'Part of the entry `cards`: it needs neither react-aria nor the message formatter.',
  ],
  doAndDont: [
    { do: 'Keep its height, 392 px, free before it is there.', dont: 'Scale the drawing to fill a hero.' },
    { do: 'Pass those that matter most first: five are drawn.', dont: 'Pass five in alphabetical order.' },
  ],
  synonyms: ['supply chain', 'embed', 'widget', 'card', 'sankey'],
  related: ['ValueChainStrip', 'ValueChainFigure', 'ProductCard', 'CardFoot'],
};
