import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A value chain from edge to edge, on the blue plate.',
  whenToUse: ['Once on a page that introduces the platform, right below its head.'],
  whenNotToUse: [
    'In a column or a card: `ValueChainStrip`.',
    'An interactive chain: `ValueChainTree`.',
    'On the page of a product: `ValueChainFigure`.',
  ],
  anatomy: [
    { component: 'ChainPlate', what: 'The figure, as wide as the window.' },
    { part: 'product', what: 'The product in the middle.' },
    { part: 'inputs', what: 'The list of its raw materials.' },
    { part: 'uses', what: 'The list of its applications.' },
    { part: 'caption', what: 'Its number and a sentence.' },
  ],
  states: [{ state: 'up to 767 px', what: 'Fewer lines, and names without numbers of suppliers.' }],
  keyboard: [
    { keys: ['Tab'], does: 'Moves between names.' },
    { keys: ['Enter'], does: 'Opens the product.' },
  ],
  accessibility: [
    'The names are two labeled lists; the drawing between them is decorative.',
    'Names keep their size on narrow plates; lines keep their width.',
  ],
  doAndDont: [
    { do: 'Show a product that many readers know.', dont: 'Show two plates on a page.' },
    { do: 'Pass the API’s data.', dont: 'Invent products to fill a side.' },
  ],
  synonyms: ['hero figure', 'flow', 'sankey', 'diagram', 'landing'],
  related: ['ValueChainStrip', 'ValueChainTree', 'Welcome'],
};
