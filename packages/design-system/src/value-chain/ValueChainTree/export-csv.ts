import { writeCsv } from '@millrace/ui/hooks';
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
 * The open tree as CSV: a line for each place, in reading order.
 *
 * @param cycle Stands in place of the further applications where an ancestor is repeated. @see GAP-086
 */
export const exportCsv = (tree: VisibleTree, heads: CsvHeads, cycle: string): string =>
  writeCsv(
    heads,
    tree.occurrences.map(({ node, depth, parent, repeats }) => [
      node.title,
      depth,
      parent?.node.title ?? null,
      node.supplierCount,
      repeats ? cycle : node.childApplications,
    ]),
  );
