import { writeCsv } from '../../internal/write-csv';
import type { VisibleTree } from './engine/visible-tree';

/** Column heads, in the order of the columns. */
export type CsvHeads = readonly [
  name: string,
  level: string,
  parent: string,
  suppliers: string,
  further: string,
];

/** The open tree as CSV: a line for each place, in reading order. */
export const exportCsv = (tree: VisibleTree, heads: CsvHeads): string =>
  writeCsv(
    heads,
    tree.occurrences.map(({ node, depth, parent }) => [
      node.title,
      depth,
      parent?.node.title ?? null,
      node.supplierCount,
      node.childApplications,
    ]),
  );
