import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A product’s place in its value chain, as a figure of its page’s side panel.',
  whenToUse: [
    'In the right column of a product’s page; `ValueChainFigureContainer` reads what the tables read.',
  ],
  whenNotToUse: ['On another site: `ValueChainCard`.', 'The drawing alone: `ValueChainStrip`.'],
  anatomy: [
    { component: 'ValueChainFigure', what: 'The section, named by its heading.' },
    { component: 'SectionHead', what: 'The small head, with the way to the tree.' },
    { component: 'Figure', what: 'Frame and numbered caption.' },
    { component: 'ValueChainStrip', what: 'The drawing.' },
  ],
  states: [{ state: 'nothing known', what: 'The container renders nothing.' }],
  keyboard: [{ keys: ['Enter'], does: 'Goes to the tree.' }],
  accessibility: ['The caption says in words how many there are on each side; the drawing names them.'],
  doAndDont: [
    { do: 'Number it after the figures before it on the page.', dont: 'Leave two figures with one number.' },
    { do: 'Show it where the tables are on other tabs.', dont: 'Repeat it beside the full tree.' },
  ],
  synonyms: ['supply chain', 'diagram', 'side panel', 'sankey'],
  related: ['ValueChainStrip', 'ValueChainTree', 'Figure'],
};
