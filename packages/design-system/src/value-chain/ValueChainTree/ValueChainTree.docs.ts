import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The value chain of a product as a tree: its applications, theirs, and so on, over the whole window.',
  whenToUse: [
    'On the tab “Value chain” of a product’s page; `ValueChainTreeContainer` fetches level by level.',
    'Thousands of places are to be explored: it draws on a canvas what is in view.',
  ],
  whenNotToUse: ['One level suffices: `LinkedProductTable`.', 'A still drawing: `ValueChainStrip`.'],
  anatomy: [
    {
      component: 'ValueChainTree',
      what: 'The card with the button that opens the diagram; `data-state` is that of the data.',
    },
    {
      component: 'ValueChainPlate',
      what: 'The blue plate with the drawing and the tree of names.',
      when: 'when open',
    },
    { part: 'heads', what: 'The heads of the levels.', when: 'when open' },
    { part: 'legend', what: 'What lines, plugs and ends mean.', when: 'when loaded' },
    { part: 'minimap', what: 'The whole tree, and the window in it.', when: 'when loaded' },
    { part: 'overlay', what: 'Says that applications are being fetched.', when: 'while fetching' },
    { part: 'zoom', what: 'The zoom, in per cent.', when: 'when open' },
    { part: 'position', what: 'Which match of how many.', when: 'while searching' },
    {
      component: 'ValueChainDetails',
      what: 'The selected product: facts, its page, the path from the root, a link to this place.',
      when: 'when one is selected',
    },
  ],
  states: [
    { state: 'loading', what: 'The specified sentence over the plate.' },
    { state: 'empty', what: 'Says that no applications are known yet.' },
    { state: 'error', what: 'Says what did not load, and tries again.' },
    { state: 'ready', what: 'The tree; each product that is opened may load or fail by itself.' },
  ],
  keyboard: [
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves to the next or previous name.' },
    {
      keys: ['Arrow right', 'Arrow left'],
      does: 'Opens and goes in; closes and goes out. From right to left the other way round.',
    },
    { keys: ['Enter', 'Space'], does: 'Opens or closes.' },
    { keys: ['Home', 'End'], does: 'First or last name.' },
    { keys: ['*'], does: 'Opens all siblings.' },
    { keys: ['+', '-'], does: 'Zooms.' },
    { keys: ['Page down', 'Page up'], does: 'Moves the window.' },
    { keys: ['A to Z'], does: 'Goes to the next name that begins so.' },
    { keys: ['Escape'], does: 'Clears the search first, then closes the diagram.' },
  ],
  accessibility: [
    'The drawing is hidden; names are a `tree` with levels, and what loads or fails is announced.',
    'The same tree is there as a table, where opening and closing works as well.',
    'Of names that are not drawn the next one tells all the same: level, number and count are those of the whole tree.',
    'Saved as CSV or SVG it is the open tree, not what is in view.',
    'A product that repeats one of its ancestors says so, and the chain stops there.',
  ],
  doAndDont: [
    {
      do: 'Keep whether it is open in the address: pass `open` and `onOpenChange`.',
      dont: 'Open it unasked.',
    },
    {
      do: 'Keep the `path` in the address too, and make links of it by `linkTo`: colleagues are led to the very place.',
      dont: 'Lead away who has selected something else meanwhile; the tree does not either.',
    },
    {
      do: 'Answer `onExpand` by putting the product into the data as `loading`.',
      dont: 'Fetch three levels ahead.',
    },
  ],
  synonyms: ['graph', 'node link diagram', 'tree view', 'supply chain', 'mind map', 'hierarchy', 'sankey'],
  related: ['ValueChainStrip', 'LinkedProductTable', 'Dialog'],
};
