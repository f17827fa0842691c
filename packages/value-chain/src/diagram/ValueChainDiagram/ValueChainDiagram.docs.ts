import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'A directed graph as a tree from one of its nodes, inline at any size; `ValueChainDialog` shows it over the whole window.',
  whenToUse: [
    'What leads to what is to be explored: supply chains, dependencies, taxonomies, with nodes that several others share.',
    'There are thousands of nodes: it draws on a canvas what is in view.',
  ],
  whenNotToUse: [
    'The applications of a product of the community: `ValueChainTree`.',
    'A still drawing of three columns: `ValueChainStrip`.',
  ],
  anatomy: [
    { component: 'ValueChainDiagram', what: 'Toolbar, drawing and details; as large as what it stands in.' },
    { component: 'ValueChainPlate', what: 'The blue plate with the drawing and the tree of names.' },
    { part: 'heads', what: 'The heads of the levels.' },
    { part: 'legend', what: 'What lines, plugs and ends mean.', when: 'when loaded' },
    { part: 'minimap', what: 'The whole tree, and the window in it.', when: 'when loaded' },
    { part: 'overlay', what: 'Says that children are being fetched.', when: 'while fetching' },
    { part: 'zoom', what: 'The zoom, in per cent.', when: 'when loaded' },
    { part: 'position', what: 'Which match of how many.', when: 'while searching' },
    {
      component: 'ValueChainDetails',
      what: 'The selected node: what `renderDetails` says of it, where else it stands, the path from the root.',
      when: 'when one is selected',
    },
  ],
  states: [
    { state: 'loading', what: 'The children of the root are `loading`, or were not asked for yet.' },
    { state: 'empty', what: 'It has none.' },
    { state: 'error', what: 'They could not be loaded; `onExpand` is asked again.' },
    { state: 'ready', what: 'The tree; each node that is opened may load or fail by itself.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves to the next or previous name.' },
    {
      keys: ['Arrow right', 'Arrow left'],
      does: 'Opens and goes in; closes and goes out. From right to left, and upstream of both directions, the other way round.',
    },
    { keys: ['Enter', 'Space'], does: 'Opens or closes.' },
    { keys: ['Home', 'End'], does: 'First or last name.' },
    { keys: ['*'], does: 'Opens all siblings.' },
    { keys: ['+', '-'], does: 'Zooms.' },
    { keys: ['Page down', 'Page up'], does: 'Moves the window.' },
    { keys: ['A to Z'], does: 'Goes to the next name that begins so.' },
    { keys: ['Escape'], does: 'Clears the search, closes the menu of files.' },
  ],
  accessibility: [
    'The drawing is hidden; names are a `tree` with levels, and what loads or fails is announced.',
    'The same tree is there as a table, where opening and closing works as well.',
    'Inline it takes no focus by itself; in a dialog the keyboard begins at the root.',
    'A node that repeats one of its ancestors says so, and the chain stops there.',
  ],
  doAndDont: [
    {
      do: 'Give it a height, by what it stands in or by `className`.',
      dont: 'Keep it in a row that is as high as its content.',
    },
    {
      do: 'Keep `graph`, `weight`, `colors` and `texts` the same objects between renders.',
      dont: 'Write them out in the element.',
    },
    {
      do: 'Give texts in `texts` where nodes are no products.',
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
