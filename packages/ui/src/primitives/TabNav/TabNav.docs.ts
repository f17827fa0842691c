import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Tabs with URLs: links in a line, with the current one marked.',
  whenToUse: ['Sections of a page that can be opened, shared and returned to.'],
  whenNotToUse: [
    'Tabs without URLs: `Tabs`.',
    'Pages at different levels: `Breadcrumb`.',
    'A choice that changes the view of one list: `SelectField` or `RadioGroup`.',
  ],
  anatomy: [
    { component: 'TabNav', what: 'The `<nav>`, named by `label`, over an ink rule.' },
    { part: 'tab', what: 'A link, with its count in mono.' },
  ],
  states: [
    { state: 'aria-current="page"', what: 'The current tab: ink, and a 3 px line in the accent color.' },
    { state: 'sticky', what: 'Sticks below the masthead.' },
    { state: 'phones', what: 'From edge to edge; what doesn’t fit scrolls sideways.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves between tabs: they’re links.' },
    { keys: ['Enter'], does: 'Opens it.' },
  ],
  accessibility: [
    'A navigation and not a tab list: the URL changes.',
    'The focus ring is inside, so that the scrolling line doesn’t cut it.',
  ],
  doAndDont: [
    { do: 'Mark exactly one item as `current`.', dont: 'Mark none, so that readers get lost.' },
    { do: 'Keep names to one or two words.', dont: 'Put eight tabs into a line that scrolls on phones.' },
  ],
  synonyms: ['tabs', 'navigation', 'sections', 'segmented navigation', 'sub navigation'],
  related: ['Tabs', 'ProductTabNav', 'Breadcrumb'],
};
