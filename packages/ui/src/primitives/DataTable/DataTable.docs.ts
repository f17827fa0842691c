import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'A table from rows and columns: sorted, windowed, paged, searchable, with copying, printing, CSV export and resizable columns.',
  whenToUse: [
    'Rows are data and each column shows one property: a stock list, measurements, members.',
    'Thousands of rows: only those near the viewport are rendered, in the page, a pane or a dialog.',
    'The server sorts and pages the rows: `sort`, `rowCount`, `onLoadMore` or `onPageChange`.',
  ],
  whenNotToUse: [
    'A few rows with spanning cells or a form: compose `Table`.',
    'Items are viewed one by one: cards.',
  ],
  anatomy: [
    { component: 'DataTable', what: 'Contains tools, table and footer. Takes `ref` and attributes.' },
    { part: 'tools', what: 'The button that opens the tools.', when: 'from two rows, without `toolsOpen`' },
    {
      component: 'DataTableToolsButton',
      what: 'The same button, placed by the caller, such as in a section’s head.',
      when: 'with `toolsOpen`',
    },
    {
      part: 'bar',
      what: 'Find, columns, CSV, print, copy; above the table, loaded when opened.',
      when: 'after its button or Ctrl+F',
    },
    { part: 'position', what: 'The number of the match, and the total.', when: 'while searching' },
    {
      part: 'chosen',
      what: 'The number of selected cells, or that they were copied.',
      when: 'with the tools',
    },
    {
      part: 'loaded',
      what: 'The number of loaded rows that the tools cover.',
      when: 'if not all are loaded',
    },
    {
      part: 'edge',
      what: 'Between two column heads; resizes them. A double press resets the widths.',
      when: 'after the first interaction',
    },
    { part: 'head', what: 'The heads; they stick to the top of the scrolling container.' },
    { part: 'column', what: 'A head; a button if the column can be sorted.' },
    { part: 'body', what: 'The rows.' },
    { part: 'row', what: 'A row.' },
    { part: 'cell', what: 'A cell; `data-place` is its place on narrow widths.' },
    { part: 'error', what: 'What went wrong.', when: 'with `error`, below the loaded rows' },
    { component: 'LoadMore', what: 'The number of visible rows, and more.', when: 'with `onLoadMore`' },
    { part: 'pager', what: 'The page, and buttons to the others.', when: 'with `onPageChange`' },
  ],
  states: [
    { state: 'aria-sort', what: 'On the head of the sorted column.' },
    { state: 'aria-busy', what: 'Rows are loading, and there are none yet.' },
    { state: 'selected', what: 'A row that is selected with its checkbox.' },
    { state: 'data-range', what: 'On a selected cell; also `aria-selected`.' },
    { state: 'data-found', what: 'On a matching cell: `match`, or `current` for the displayed one.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through sortable heads to the cell that had the focus last, and out.' },
    { keys: ['Arrow keys'], does: 'Move between cells, and up into the heads.' },
    { keys: ['Home', 'End'], does: 'Move to the first or last cell of the row; with Ctrl, of the table.' },
    { keys: ['Page Up', 'Page Down'], does: 'Move by one page.' },
    { keys: ['Enter'], does: 'Presses the only control of a cell; moves into a cell with several.' },
    { keys: ['F2'], does: 'Moves into a cell with several controls, and back.' },
    { keys: ['Escape'], does: 'Returns to the cell; clears the selection; closes the search.' },
    { keys: ['Space'], does: 'Selects a row on its checkbox.' },
    { keys: ['Shift+Arrow keys'], does: 'Select cells, starting from the focused one.' },
    { keys: ['Shift+Home', 'Shift+End'], does: 'Select to the first or last column; with Ctrl, cell.' },
    { keys: ['Ctrl+A'], does: 'Selects all cells.' },
    { keys: ['Ctrl+C'], does: 'Copies the selected cells, or the focused one, as text and as a table.' },
    { keys: ['Ctrl+F'], does: 'Opens the search through all rows; pressed again, the browser’s search.' },
  ],
  accessibility: [
    'With tools it’s a `grid` whose body is one tab stop. Without, it’s a `table`, and Tab moves between links.',
    'The caption is read before the table; `aria-rowcount` and `aria-rowindex` include rows that aren’t rendered.',
    'The column that names the row can’t be hidden, and stays when the table becomes lines of facts.',
    'Heads are hidden on narrow widths: offer sorting next to the table too.',
  ],
  doAndDont: [
    {
      do: 'Keep `rows` and `columns` the same arrays between renders: create them outside, or with `useMemo`.',
      dont: 'Write the columns inline: every row renders each time.',
    },
    {
      do: 'Pass a `value` with a `cell` that shows a badge or a link: it’s used for search, sorting and export.',
      dont: 'Rely on the property of the same name, which may be an object.',
    },
    {
      do: 'Set the `width` of the columns of a long table.',
      dont: 'Rely on the first rows, which are measured and laid out again.',
    },
  ],
  synonyms: [
    'data grid',
    'grid',
    'spreadsheet',
    'sortable table',
    'virtualized table',
    'datatable',
    'TableTools',
  ],
  related: ['Table', 'LoadMore', 'Pagination'],
};
