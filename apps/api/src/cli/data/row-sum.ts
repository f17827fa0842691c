import { createHash } from 'node:crypto';
import type { TableFigures } from './format';

/**
 * Adds up rows so that two tables with the same rows come to the same, in whatever order they are read. The database
 * reckons alike, in `figuresOf`.
 */
export class RowSum {
  private rows = 0;
  private high = 0n;
  private low = 0n;

  add(line: string): void {
    const hash = createHash('sha256').update(line).digest();
    this.rows += 1;
    this.high += hash.readBigInt64BE(0);
    this.low += hash.readBigInt64BE(8);
  }

  get figures(): TableFigures {
    return { rows: this.rows, sum: `${this.high}:${this.low}` };
  }
}

/** Adds up the rows of many tables. */
export class TableSums {
  private readonly sums: Map<string, RowSum>;

  constructor(tables: readonly { name: string }[]) {
    this.sums = new Map(tables.map(({ name }) => [name, new RowSum()]));
  }

  add(table: string, lines: readonly string[]): void {
    const sum = this.sums.get(table);
    if (!sum) throw new Error(`Nobody has said that there is a table ${table}.`);
    for (const line of lines) sum.add(line);
  }

  get figures(): Record<string, TableFigures> {
    return Object.fromEntries([...this.sums].map(([name, sum]) => [name, sum.figures]));
  }
}
