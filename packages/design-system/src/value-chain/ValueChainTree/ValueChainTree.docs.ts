import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The value chain of a product as a full-window tree: its applications, their applications, and so on.',
  whenToUse: [
    'On the “Value chain” tab of a product page; `ValueChainTreeContainer` loads level by level.',
    'Thousands of nodes: it draws only the visible part, on a canvas.',
  ],
  whenNotToUse: ['A single level is enough: `LinkedProductTable`.', 'A static drawing: `ValueChainStrip`.'],
  anatomy: [
    {
      component: 'ValueChainTree',
      what: 'The card with the button that opens the diagram; `data-state` is the state of the data.',
    },
    {
      component: 'ValueChainPlate',
      what: 'The blue plate with the drawing and the tree of names.',
      when: 'when open',
    },
    { part: 'heads', what: 'The headings of the levels.', when: 'when open' },
    { part: 'legend', what: 'The meaning of lines, plugs and ends.', when: 'when loaded' },
    { part: 'minimap', what: 'The whole tree, with the visible part.', when: 'when loaded' },
    { part: 'overlay', what: 'Says that applications are loading.', when: 'while fetching' },
    { part: 'zoom', what: 'The zoom, in percent.', when: 'when open' },
    {
      component: 'SelectedProduct',
      what: 'Follow and the first suppliers.',
      when: 'for the selected product',
    },
    { part: 'position', what: 'The number of the match, and the total.', when: 'while searching' },
    {
      component: 'ValueChainDetails',
      what: 'The selected product: facts, its page, the path from the root, a link to this node.',
      when: 'if one is selected',
    },
  ],
  states: [
    { state: 'loading', what: 'The empty-state sentence on the plate.' },
    { state: 'empty', what: 'Says that there are no applications yet.' },
    { state: 'error', what: 'Says what failed to load, and retries.' },
    { state: 'ready', what: 'The tree; each expanded product may load or fail separately.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves to the next or previous name.' },
    {
      keys: ['Arrow right', 'Arrow left'],
      does: 'Expands and moves in; collapses and moves out. Reversed from right to left.',
    },
    { keys: ['Enter', 'Space'], does: 'Expands or collapses.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last name.' },
    { keys: ['*'], does: 'Expands all siblings.' },
    { keys: ['+', '-'], does: 'Zooms.' },
    { keys: ['Page down', 'Page up'], does: 'Pans the view.' },
    { keys: ['A to Z'], does: 'Moves to the next name that starts with it.' },
    { keys: ['Escape'], does: 'Clears the search first, then closes the diagram.' },
  ],
  accessibility: [
    'The drawing is hidden; names are a `tree` with levels, and loading and failures are announced.',
    'The same tree is available as a table, which can be expanded and collapsed as well.',
    'Names outside the rendered part keep their level, number and count of the whole tree.',
    'CSV and SVG exports contain the expanded tree, not just the visible part.',
    'A product that repeats one of its ancestors says so, and the chain stops there.',
  ],
  doAndDont: [
    {
      do: 'Keep the open state in the URL: pass `open` and `onOpenChange`.',
      dont: 'Open it without being asked.',
    },
    {
      do: 'Keep the `path` in the URL too, and create links with `linkTo`: colleagues get to the same node.',
      dont: 'Move the view after the reader selected something else; the tree doesn’t either.',
    },
    {
      do: 'On `onExpand`, add the product to the data as `loading`.',
      dont: 'Load three levels in advance.',
    },
  ],
  synonyms: ['graph', 'node link diagram', 'tree view', 'supply chain', 'mind map', 'hierarchy', 'sankey'],
  related: ['ValueChainStrip', 'LinkedProductTable', 'Dialog'],
};
