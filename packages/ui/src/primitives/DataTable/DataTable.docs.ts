import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'A table from rows and columns: sorted, windowed, searched, copied, saved as CSV, its columns resized.',
  whenToUse: [
    'Rows are data and every column shows one property of them: a stock list, measurements, members.',
    'Thousands of rows: only those near the window are rendered, in the page, a pane or a dialog.',
  ],
  whenNotToUse: [
    'Rows need markup of their own, or a column spans several: compose `Table`.',
    'Things are looked at one by one: cards.',
  ],
  anatomy: [
    { component: 'DataTable', what: 'Holds tools and table. `ref` and attributes land here.' },
    { part: 'tools', what: 'The button that opens find, columns, CSV and copy.', when: 'from two rows on' },
    { component: 'Table', what: 'The table; its parts are those of `Table`.' },
    {
      component: 'LoadMore',
      what: 'How many rows are shown, and the button for more.',
      when: 'with `onLoadMore`',
    },
  ],
  states: [
    { state: 'aria-sort', what: 'On the head of the column that the rows are sorted by.' },
    { state: 'selected', what: 'A row that is chosen.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through heads that sort, checkboxes, links and actions.' },
    { keys: ['Enter'], does: 'Sorts on a head; again turns the order.' },
    { keys: ['Space'], does: 'Chooses a row on its checkbox.' },
    { keys: ['Ctrl+F'], does: 'Opens the search through all rows, while the focus is in the table.' },
    {
      keys: ['Arrow keys', 'Shift+Arrow keys', 'Ctrl+C'],
      does: 'As in `TableTools`: move, choose cells, copy.',
    },
  ],
  accessibility: [
    'The caption is read before the table; `aria-rowcount` and `aria-rowindex` tell of rows that are not rendered.',
    'The first column names its row, cannot be hidden, and stays where the table becomes lines of facts.',
  ],
  doAndDont: [
    {
      do: 'Keep `rows` and `columns` the same arrays from render to render: make them outside, or with `useMemo`.',
      dont: 'Write the columns inline: every row renders at every render.',
    },
    {
      do: 'Give a `value` beside a `cell` that shows a badge or a link: it is what is searched, sorted and saved.',
      dont: 'Leave it to the property of the same name, which may be an object.',
    },
  ],
  synonyms: ['data grid', 'grid', 'spreadsheet', 'sortable table', 'virtualized table', 'datatable'],
  related: ['Table', 'TableTools', 'LoadMore'],
};
