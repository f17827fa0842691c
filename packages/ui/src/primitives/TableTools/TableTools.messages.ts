export const tableToolsMessages = {
  'tableTools.open': 'Table tools',
  'tableTools.label': 'Tools of the table',
  'tableTools.close': 'Close the tools',
  'tableTools.find': 'Find in the table',
  'tableTools.findPosition': '{position, number} of {count, number}',
  'tableTools.findNone': 'none',
  'tableTools.findStatus':
    '{count, plural, =0 {Nothing in the table matches} one {One cell found} other {# cells found, this is number {position, number}}}',
  'tableTools.findNext': 'Next match',
  'tableTools.findPrevious': 'Previous match',
  'tableTools.columns': 'Columns',
  'tableTools.columnsShown': 'Columns that are shown',
  'tableTools.columnsReset': 'Back to how they were',
  'tableTools.save': 'Save as CSV',
  'tableTools.loaded': 'Of the {count, number} loaded rows of {total, number}',
  'tableTools.copy': 'Copy cells',
  'tableTools.copied': 'Copied',
  'tableTools.copyFailed': 'The browser did not allow it: press Ctrl+C or ⌘C.',
  'tableTools.chosen':
    '{rows, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}} chosen. Ctrl+C copies, Escape lets them go.',
  'tableTools.width': 'Width of {column}',
  'tableTools.widthValue': '{pixels, number} pixels',
} as const;
