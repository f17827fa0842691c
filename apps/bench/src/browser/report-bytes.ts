import { formatTable } from '../table';
import type { Weight } from './bundle';

/** Formats bundle sizes of candidates in an application that already has React. @param mostBytes Target for ours. */
export function reportBytes(weights: ReadonlyMap<string, Weight>, mostBytes: number): string {
  const ours = weights.get('Millrace')?.first ?? Number.NaN;
  return formatTable(
    ['script beyond React, brotli bytes', 'before it is drawn', 'with what is loaded later'],
    [
      ...[...weights].map(([name, { first, all }]) => [name, String(first), String(all)]),
      ['aim', ours <= mostBytes ? 'met' : 'missed', ''],
    ],
  );
}
