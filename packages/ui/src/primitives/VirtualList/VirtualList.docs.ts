import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Virtualizes a list of any length: renders only the items near the viewport, of any height.',
  whenToUse: [
    'A potentially long list: a feed, rooms, search results, a log.',
    'A conversation that starts at its end, with older messages loaded above: `from="end"`.',
  ],
  whenNotToUse: [
    'Rows have columns: `DataTable`.',
    'Never more than twenty items: a plain list, which the browser’s search finds completely.',
  ],
  anatomy: [
    {
      component: 'VirtualList',
      what: 'The list; with `from="end"` it also scrolls. Takes `ref`, `className` and all attributes.',
    },
    { part: 'content', what: 'The scrolled content: the header and the items.', when: 'with `from="end"`' },
  ],
  states: [],
  keyboard: [
    { keys: ['Page down', 'Page up'], does: 'Moves between articles, with `role="feed"`.' },
    { keys: ['Ctrl+End', 'Ctrl+Home'], does: 'Leaves the feed, forward or backward.' },
    { keys: ['Arrow up', 'Arrow down'], does: 'Scrolls a focused list with `from="end"`.' },
  ],
  accessibility: [
    'List items and articles announce their position and the total, including items that aren’t rendered.',
    'The focused item stays rendered, however far the reader scrolls.',
    'A log announces nothing by itself, because items that scroll into view aren’t news: announce new items in a separate status.',
    'Name the list with `aria-label` or `aria-labelledby`.',
  ],
  doAndDont: [
    {
      do: 'Keep `renderItem` and the objects of unchanged items: then only new items render.',
      dont: 'Create all objects on every render.',
    },
    {
      do: 'Give the parent of a list with `from="end"` a height: the list fills it, and scrolls.',
      dont: 'Wrap a list with `from="end"` in another scrolling pane.',
    },
    {
      do: 'Keep the result of `createVirtualListHeights` for a list that is shown again, and pass it as `heights`.',
      dont: 'Restore an earlier pixel position: unmeasured items have different heights.',
    },
    {
      do: 'Use padding on items.',
      dont: 'Put a `gap` on the list: the placeholders of items that aren’t rendered would have one too.',
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
