export const tableToolsMessages = {
  'tableTools.open': 'Table tools',
  'tableTools.label': 'Table tools',
  'tableTools.close': 'Close table tools',
  'tableTools.find': 'Find in table',
  'tableTools.findPosition': '{position, number} of {count, number}',
  'tableTools.findNone': 'none',
  'tableTools.findStatus':
    '{count, plural, =0 {No cells match} one {One match} other {Match {position, number} of #}}',
  'tableTools.findNext': 'Next match',
  'tableTools.findPrevious': 'Previous match',
  'tableTools.columns': 'Columns',
  'tableTools.columnsShown': 'Visible columns',
  'tableTools.columnsReset': 'Reset columns',
  'tableTools.save': 'Save as CSV',
  'tableTools.loaded': '{count, number} of {total, number} rows are loaded',
  'tableTools.copy': 'Copy cells',
  'tableTools.copied': 'Copied',
  'tableTools.copyFailed': 'Your browser blocked copying. Press Ctrl+C or ⌘C.',
  'tableTools.chosen':
    '{rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}} selected. Press Ctrl+C to copy, Escape to clear the selection.',
  'tableTools.width': 'Width of {column}',
  'tableTools.widthValue': '{pixels, number} pixels',
} as const;
