import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'A table from rows and columns: sorted, windowed, paged, searched, copied, printed, saved as CSV, its columns resized.',
  whenToUse: [
    'Rows are data and every column shows one property of them: a stock list, measurements, members.',
    'Thousands of rows: only those near the window are rendered, in the page, a pane or a dialog.',
    'Rows lie on a server that sorts them and has pages: `sort`, `rowCount`, `onLoadMore` or `onPageChange`.',
  ],
  whenNotToUse: [
    'A few rows whose cells span columns or hold a form: compose `Table`.',
    'Things are looked at one by one: cards.',
  ],
  anatomy: [
    { component: 'DataTable', what: 'Holds tools, table and foot. `ref` and attributes land here.' },
    { part: 'tools', what: 'The button that opens the bar.', when: 'from two rows on, without `toolsOpen`' },
    {
      component: 'DataTableToolsButton',
      what: 'The same button, placed by the caller, such as in the head of a section.',
      when: 'with `toolsOpen`',
    },
    {
      part: 'bar',
      what: 'Find, columns, CSV, print, copy; above the table, loaded once it is opened.',
      when: 'once its button or Ctrl+F has opened it',
    },
    { part: 'position', what: 'Which match is shown, of how many.', when: 'while something is searched' },
    { part: 'chosen', what: 'How many cells are chosen, or that they were copied.', when: 'with the bar' },
    { part: 'loaded', what: 'Of how many loaded rows the bar speaks.', when: 'while not all are loaded' },
    {
      part: 'edge',
      what: 'Between the heads of two columns; moves them. A double press brings the widths back.',
      when: 'once the table is touched',
    },
    { part: 'head', what: 'The heads; they stick to the top of what scrolls.' },
    { part: 'column', what: 'A head; a button where the column sorts.' },
    { part: 'body', what: 'The rows.' },
    { part: 'row', what: 'A row.' },
    { part: 'cell', what: 'A cell; `data-place` is where it goes in a narrow place.' },
    { part: 'error', what: 'What went wrong.', when: 'with `error`, below rows that have come' },
    { component: 'LoadMore', what: 'How many rows are shown, and more.', when: 'with `onLoadMore`' },
    { part: 'pager', what: 'The page, and buttons to the others.', when: 'with `onPageChange`' },
  ],
  states: [
    { state: 'aria-sort', what: 'On the head of the column that the rows are sorted by.' },
    { state: 'aria-busy', what: 'Rows are on their way, and none are there.' },
    { state: 'selected', what: 'A row that is chosen by its checkbox.' },
    { state: 'data-range', what: 'On a cell that is chosen; so is `aria-selected`.' },
    { state: 'data-found', what: 'On a cell that matches: `match`, or `current` for the one that is shown.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the heads that sort to the cell that had the focus last, and out.' },
    { keys: ['Arrow keys'], does: 'Go from cell to cell, and up into the heads.' },
    { keys: ['Home', 'End'], does: 'Go to the first or last cell of the row; with Ctrl, of the table.' },
    { keys: ['Page Up', 'Page Down'], does: 'Go as many rows as are seen.' },
    { keys: ['Enter'], does: 'Presses the only control of a cell; goes into a cell of several.' },
    { keys: ['F2'], does: 'Goes into a cell of several controls, and back.' },
    { keys: ['Escape'], does: 'Comes back to the cell; lets chosen cells go; closes the search.' },
    { keys: ['Space'], does: 'Chooses a row on its checkbox.' },
    { keys: ['Shift+Arrow keys'], does: 'Choose cells, from the one that has the focus.' },
    { keys: ['Shift+Home', 'Shift+End'], does: 'Choose to the first or last column; with Ctrl, cell.' },
    { keys: ['Ctrl+A'], does: 'Chooses all cells.' },
    { keys: ['Ctrl+C'], does: 'Copies the chosen cells, or the one with the focus, as text and as a table.' },
    { keys: ['Ctrl+F'], does: 'Opens the search through all rows; from there the browser’s own.' },
  ],
  accessibility: [
    'With tools it is a `grid`, whose body is one stop of the Tab key. Without, it is a `table` that is read, and Tab goes from link to link.',
    'The caption is read before the table; `aria-rowcount` and `aria-rowindex` tell of rows that are not rendered.',
    'The column that names the row cannot be hidden, and stays where the table becomes lines of facts.',
    'Heads are out of sight in a narrow place: offer sorting beside the table too.',
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
    {
      do: 'Give a `width` to the columns of a long table.',
      dont: 'Leave it to the first rows, which are measured and laid out once more.',
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
