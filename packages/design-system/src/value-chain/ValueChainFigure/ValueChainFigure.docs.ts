import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product’s place in its value chain, as a figure in the side panel of its page.',
  whenToUse: [
    'In the right column of a product page; `ValueChainFigureContainer` uses the data of the tables.',
  ],
  whenNotToUse: ['On another site: `ValueChainCard`.', 'Only the drawing: `ValueChainStrip`.'],
  anatomy: [
    { component: 'ValueChainFigure', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: 'The small heading, with the link to the tree.' },
    { component: 'Figure', what: 'Frame and numbered caption.' },
    { component: 'ValueChainStrip', what: 'The drawing.' },
  ],
  states: [{ state: 'nothing known', what: 'The container renders nothing.' }],
  keyboard: [{ keys: ['Enter'], does: 'Opens the tree.' }],
  accessibility: ['The caption gives the numbers on each side; the drawing names them.'],
  doAndDont: [
    { do: 'Number it after the previous figures on the page.', dont: 'Use the same number for two figures.' },
    { do: 'Show it where the tables are on other tabs.', dont: 'Repeat it next to the full tree.' },
  ],
  synonyms: ['supply chain', 'diagram', 'side panel', 'sankey'],
  related: ['ValueChainStrip', 'ValueChainTree', 'Figure'],
};
