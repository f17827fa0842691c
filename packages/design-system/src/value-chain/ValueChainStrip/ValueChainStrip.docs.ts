import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product between what it is made of and what it is used for, as flow lines that merge and part.',
  whenToUse: ['As a still drawing: in a figure, a card, a plate.'],
  whenNotToUse: [
    'It is to be opened and followed: `ValueChainTree`.',
    'The names are to be read as data: `LinkedProductTable`.',
  ],
  anatomy: [
    {
      component: 'ValueChainStrip',
      what: 'The `<svg>` of fixed shape; `data-ground` says what it stands on.',
    },
  ],
  states: [
    { state: 'one side only', what: 'Without inputs the product’s own name stands before the bar.' },
    { state: 'more than five', what: 'The first five of a side are drawn.' },
  ],
  keyboard: [],
  accessibility: [
    'An image whose text names the product, its inputs and its uses.',
    'The hue of a sector is on the middle strand and the cap, beside the name.',
    'From right to left the sides change places; names keep their own direction.',
  ],
  doAndDont: [
    { do: 'Give it the room of its shape, so that nothing moves when data comes.', dont: 'Stretch it.' },
    { do: 'Set `ground="plate"` on the blue plate.', dont: 'Set it on a photograph.' },
  ],
  synonyms: ['sankey', 'flow diagram', 'supply chain', 'chart'],
  related: ['ValueChainCard', 'ValueChainFigure', 'ValueChainTree'],
};
