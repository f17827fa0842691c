import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product between its raw materials and applications, as flow lines that merge and split.',
  whenToUse: ['As a static drawing: in a figure, a card, a plate.'],
  whenNotToUse: ['An interactive chain: `ValueChainTree`.', 'Names as data: `LinkedProductTable`.'],
  anatomy: [
    {
      component: 'ValueChainStrip',
      what: 'The `<svg>` with a fixed ratio; `data-ground` is its ground.',
    },
  ],
  states: [
    { state: 'one side only', what: 'Without raw materials, the product’s own name is in front of the bar.' },
    { state: 'more than five', what: 'The first five of each side are drawn.' },
  ],
  keyboard: [],
  accessibility: [
    'An image whose text names the product, its inputs and its uses.',
    'The sector’s hue is on the middle strand and the cap, next to the name.',
    'From right to left, the sides swap; names keep their own direction.',
  ],
  doAndDont: [
    { do: 'Reserve its space, so that nothing moves when the data arrives.', dont: 'Stretch it.' },
    { do: 'Set `ground="plate"` on the blue plate.', dont: 'Place it on a photo.' },
  ],
  synonyms: ['sankey', 'flow diagram', 'supply chain', 'chart'],
  related: ['ValueChainCard', 'ValueChainFigure', 'ValueChainTree'],
};
