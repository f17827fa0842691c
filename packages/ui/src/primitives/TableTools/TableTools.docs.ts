import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'What can be done with a table: columns hidden and resized, text found in all rows, cells copied, all of it saved as CSV.',
  whenToUse: [
    'A `Table` is compared, carried into a spreadsheet, or longer than the window: suppliers, products of a company.',
    'Rows are windowed: the browser’s own search finds only those that are drawn.',
  ],
  whenNotToUse: [
    'A table of a few rows that nobody takes elsewhere: `Table` alone.',
    'The whole of a list is to be saved as a file by the server: `SpreadsheetMenu`.',
  ],
  anatomy: [
    { component: 'TableTools', what: 'The place around bar and table.' },
    {
      part: 'bar',
      what: 'Search, columns, file, copy; above the table, loaded once it is opened.',
      when: 'once `TableToolsButton` or Ctrl+F has opened it',
    },
    { part: 'position', what: 'Which match is shown, of how many.', when: 'while something is searched' },
    { part: 'chosen', what: 'How many cells are chosen, or that they were copied.', when: 'with the bar' },
    {
      part: 'loaded',
      what: 'Of how many loaded rows the bar speaks.',
      when: 'while more rows of the list are to be loaded',
    },
    {
      part: 'edge',
      what: 'Between the heads of two columns; moves them. A double press brings the widths back.',
      when: 'once the table is touched',
    },
    { component: 'Table', what: 'The table, with the tools’ `shares` as its `columnShares`.' },
  ],
  states: [
    { state: 'data-range', what: 'On a cell that is chosen.' },
    { state: 'data-found', what: 'On a cell that matches: `match`, or `current` for the one that is shown.' },
    { state: 'aria-expanded', what: 'On the button: whether the bar is open.' },
  ],
  keyboard: [
    { keys: ['Arrow up', 'Arrow down'], does: 'Goes from a row to the one above or below.' },
    { keys: ['Home', 'End'], does: 'Goes to the first or the last row, drawn or not.' },
    { keys: ['Shift+Arrow keys'], does: 'Chooses cells, from the one that has the focus.' },
    { keys: ['Shift+Home', 'Shift+End'], does: 'Chooses to the first or last column; with Ctrl, row.' },
    { keys: ['Ctrl+A'], does: 'Chooses all cells, once some are.' },
    { keys: ['Ctrl+C'], does: 'Copies the cells that are chosen, as text and as a table.' },
    {
      keys: ['Escape'],
      does: 'Lets them go; in the search closes the bar and goes to the match that is shown.',
    },
    {
      keys: ['Ctrl+F'],
      does: 'Opens the search, while the focus is in the table; from there the browser’s own.',
    },
    { keys: ['Enter', 'Shift+Enter'], does: 'Goes to the next match, or back.' },
    {
      keys: ['Arrow left', 'Arrow right'],
      does: 'Moves the edge that has the focus; Home and End as far as it goes.',
    },
  ],
  accessibility: [
    'Rows stay those of a table: who listens walks it as any other. `aria-rowcount` and `aria-rowindex` stay true.',
    'Edges are window splitters that tell their width; they can be focused while the bar is open, so that nobody has to walk over them otherwise.',
    'How many cells are chosen, and which match is shown, is said.',
    'On narrow ground rows are lines: there are no edges then, and columns that are hidden leave the line.',
    'Fingers scroll. While the bar is open they choose too: by holding a cell and dragging, or by tapping another corner; a tap on what is chosen lets it go.',
  ],
  doAndDont: [
    {
      do: 'Let the column of names stay: a row without a name is none.',
      dont: 'Let every column be hidden.',
    },
    {
      do: 'Give `value` what a spreadsheet takes: figures as numbers.',
      dont: 'Format figures into texts: nobody can add them up.',
    },
  ],
  synonyms: ['column picker', 'resize columns', 'find in table', 'copy cells', 'CSV export', 'data grid'],
  related: ['Table', 'SupplierTable', 'SpreadsheetMenu', 'Popover'],
};
