import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Tabs that are addresses: links in a line, the current one marked.',
  whenToUse: ['Sections of a page that can be opened, shared and gone back to.'],
  whenNotToUse: [
    'The tabs have no address: `Tabs`.',
    'Pages lie below each other: `Breadcrumb`.',
    'A choice that changes what is shown of one list: `SelectField` or `RadioGroup`.',
  ],
  anatomy: [
    { component: 'TabNav', what: 'The `<nav>`, named by `label`, over an ink rule.' },
    { part: 'tab', what: 'A link, with its count in mono.' },
  ],
  states: [
    { state: 'aria-current="page"', what: 'The current tab: ink, and a 3 px line in the accent.' },
    { state: 'sticky', what: 'Sticks under the masthead.' },
    { state: 'phones', what: 'From edge to edge; what does not fit scrolls sideways.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from tab to tab: they are links.' },
    { keys: ['Enter'], does: 'Opens it.' },
  ],
  accessibility: [
    'A navigation and not a tab list: the page changes its address.',
    'The focus ring lies inside, so that the scrolling line does not cut it.',
  ],
  doAndDont: [
    { do: 'Mark exactly one item as `current`.', dont: 'Mark none, so that nobody knows where they are.' },
    { do: 'Keep names to one or two words.', dont: 'Put eight tabs into a line that phones must scroll.' },
  ],
  synonyms: ['tabs', 'navigation', 'sections', 'segmented navigation', 'sub navigation'],
  related: ['Tabs', 'ProductTabNav', 'Breadcrumb'],
};
