import type { VisibleTree } from './engine/visible-tree';

/** Column heads, in the order of the columns. */
export type CsvHeads = readonly [
  name: string,
  level: string,
  parent: string,
  suppliers: string,
  further: string,
];

/**
 * The open tree as CSV: a line for each place, in reading order, CRLF and UTF-8 with a mark, as spreadsheets want
 * it. What a spreadsheet would take for a formula is made text.
 *
 * @see RFC 4180
 */
export function exportCsv(tree: VisibleTree, heads: CsvHeads): string {
  const lines = tree.occurrences.map(({ node, depth, parent }) =>
    [node.title, depth, parent?.node.title ?? '', node.supplierCount, node.childApplications]
      .map(toCell)
      .join(','),
  );
  return `\uFEFF${[heads.map(toCell).join(','), ...lines].join('\r\n')}\r\n`;
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
