import { formatTable } from '../table';
import type { Weight } from './bundle';

/** What candidates weigh, as an application bundles them that has React already. @param mostBytes The aim for ours. */
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
