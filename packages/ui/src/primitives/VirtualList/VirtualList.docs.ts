import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Virtualizes a list of any length: renders the items near the window, of any height.',
  whenToUse: [
    'A list may become long: a feed, rooms, search results, a log.',
    'A conversation begins at its end, and older messages load above it: `from="end"`.',
  ],
  whenNotToUse: [
    'Rows have columns: `DataTable`.',
    'A list never has more than twenty items: a plain list, which the search of the browser finds whole.',
  ],
  anatomy: [
    {
      component: 'VirtualList',
      what: 'The list; from its end also what scrolls. Takes `ref`, `className` and all attributes.',
    },
    { part: 'content', what: 'What is scrolled: the header and the items.', when: 'with `from="end"`' },
  ],
  states: [],
  keyboard: [
    { keys: ['Page down', 'Page up'], does: 'Moves between articles, with `role="feed"`.' },
    { keys: ['Ctrl+End', 'Ctrl+Home'], does: 'Leaves the feed, behind or before it.' },
    { keys: ['Arrow up', 'Arrow down'], does: 'Scrolls a list from its end that has the focus.' },
  ],
  accessibility: [
    'List items and articles tell their position and how many there are, those included that are not rendered.',
    'The item that has the focus stays rendered, however far one scrolls.',
    'A log announces nothing by itself, as items that are scrolled into view are no news: announce what arrives in a status beside it.',
    'Give the list a name by `aria-label` or `aria-labelledby`.',
  ],
  doAndDont: [
    {
      do: 'Keep `renderItem` and the objects of items that did not change: only new items are rendered then.',
      dont: 'Make all objects anew at every render.',
    },
    {
      do: 'Give the parent of a list from its end a height: the list fills it, and scrolls.',
      dont: 'Wrap a list from its end in another pane that scrolls.',
    },
    {
      do: 'Keep what `createVirtualListHeights` makes for a list that is shown again, and pass it as `heights`.',
      dont: 'Scroll to pixels of the time before: items that were not measured have other heights.',
    },
    {
      do: 'Let items have padding.',
      dont: 'Put a `gap` on the list: what stands for items that are not rendered would have one too.',
    },
  ],
  synonyms: [
    'virtualized list',
    'windowing',
    'infinite list',
    'virtual scroll',
    'virtuoso',
    'feed',
    'chat log',
  ],
  related: ['DataTable', 'LoadMore'],
};
