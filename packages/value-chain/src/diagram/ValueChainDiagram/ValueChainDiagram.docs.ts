import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'A directed graph as a tree from one of its nodes, inline at any size; `ValueChainDialog` shows it in the whole window.',
  whenToUse: [
    'Exploring what leads to what: supply chains, dependencies, taxonomies, with shared nodes.',
    'Thousands of nodes: it draws only the visible part, on a canvas.',
  ],
  whenNotToUse: [
    'The applications of a product in the community: `ValueChainTree`.',
    'A static drawing of three columns: `ValueChainStrip`.',
  ],
  anatomy: [
    { component: 'ValueChainDiagram', what: 'Toolbar, drawing and details; fills its container.' },
    { component: 'ValueChainPlate', what: 'The blue plate with the drawing and the tree of names.' },
    { part: 'heads', what: 'The headings of the levels.' },
    { part: 'foot', what: 'Legend and overview, below the drawing.' },
    { part: 'legend', what: 'The meaning of lines, plugs and ends.', when: 'when loaded' },
    { part: 'minimap', what: 'The whole tree, with the visible part.', when: 'when loaded' },
    { part: 'overlay', what: 'Says that children are loading.', when: 'while fetching' },
    { part: 'zoom', what: 'The zoom, in percent.', when: 'when loaded' },
    { part: 'position', what: 'The number of the match, and the total.', when: 'while searching' },
    {
      component: 'ValueChainDetails',
      what: 'The selected node: the result of `renderDetails`, its other places, the path from the root.',
      when: 'if one is selected',
    },
  ],
  states: [
    { state: 'loading', what: 'The children of the root are `loading`, or not requested yet.' },
    { state: 'empty', what: 'It has no children.' },
    { state: 'error', what: 'Loading failed; `onExpand` is called again.' },
    { state: 'ready', what: 'The tree; each expanded node may load or fail separately.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves to the next or previous name.' },
    {
      keys: ['Arrow right', 'Arrow left'],
      does: 'Expands and moves in; collapses and moves out. Reversed from right to left, and upstream in both directions.',
    },
    { keys: ['Enter', 'Space'], does: 'Expands or collapses.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last name.' },
    { keys: ['*'], does: 'Expands all siblings.' },
    { keys: ['+', '-'], does: 'Zooms.' },
    { keys: ['Page down', 'Page up'], does: 'Pans the view.' },
    { keys: ['A to Z'], does: 'Moves to the next name that starts with it.' },
    { keys: ['Escape'], does: 'Clears the search, closes the export menu.' },
  ],
  accessibility: [
    'The drawing is hidden; names are a `tree` with levels, and loading and failures are announced.',
    'The same tree is available as a table, which can be expanded and collapsed as well.',
    'Inline it doesn’t take the focus; in a dialog the keyboard starts at the root.',
    'A node that repeats one of its ancestors says so, and the chain stops there.',
  ],
  doAndDont: [
    {
      do: 'Set its height with its container or `className`.',
      dont: 'Leave it in a row that is as high as its content.',
    },
    {
      do: 'Keep `graph`, `weight`, `colors` and `texts` the same objects between renders.',
      dont: 'Write them inline.',
    },
    {
      do: 'Pass `texts` if nodes aren’t products.',
      dont: 'Call a department a product.',
    },
  ],
  synonyms: [
    'graph',
    'node link diagram',
    'tree view',
    'supply chain',
    'dependency graph',
    'hierarchy',
    'network',
  ],
  related: ['ValueChainTree', 'ValueChainStrip', 'Dialog'],
};
