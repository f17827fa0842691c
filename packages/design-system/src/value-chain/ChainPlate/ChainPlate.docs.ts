import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'One value chain from edge to edge, on the blue plate.',
  whenToUse: ['Once on a page that introduces the platform, right below its head.'],
  whenNotToUse: [
    'In a column or a card: `ValueChainStrip`.',
    'To be explored: `ValueChainTree`.',
    'On the page of a product: `ValueChainFigure`.',
  ],
  anatomy: [
    { component: 'ChainPlate', what: 'The figure, as wide as the window.' },
    { part: 'product', what: 'The product in the middle.' },
    { part: 'inputs', what: 'A list of what goes into it.' },
    { part: 'uses', what: 'A list of what it goes into.' },
    { part: 'caption', what: 'Its number and one sentence.' },
  ],
  states: [{ state: 'up to 767 px', what: 'Fewer lines, names without their numbers of suppliers.' }],
  keyboard: [
    { keys: ['Tab'], does: 'From name to name.' },
    { keys: ['Enter'], does: 'Opens the product.' },
  ],
  accessibility: [
    'The names are two lists, each labelled by what it holds; the drawing between them is decoration.',
    'Names stay at their size however narrow the plate is; lines keep their width.',
  ],
  doAndDont: [
    { do: 'Show a product that many readers know.', dont: 'Show two plates on a page.' },
    { do: 'Pass what the API answers.', dont: 'Invent ends to fill a side.' },
  ],
  synonyms: ['hero figure', 'flow', 'sankey', 'diagram', 'landing'],
  related: ['ValueChainStrip', 'ValueChainTree', 'Welcome'],
};
