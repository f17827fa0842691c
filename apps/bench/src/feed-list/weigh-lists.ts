import { fileURLToPath } from 'node:url';
import { weigh } from '../browser/bundle';

/** Everything that is measured, as the page names it. */
export const CANDIDATES = ['floor', 'Millrace', 'virtua', 'react-virtuoso', 'TanStack Virtual'] as const;

const ui = fileURLToPath(new URL('../../../../packages/ui/src', import.meta.url));
const designSystem = fileURLToPath(new URL('../../../../packages/design-system/src', import.meta.url));
const rows = `export { WindowedRows } from '${ui}/internal/windowing/WindowedRows';`;
const feed = `export { cachedRowHeights } from '${designSystem}/feed/Feed/row-heights-cache';`;

/** What each list weighs, in bytes, by its name; and what the feed's own part of ours does. */
export async function weighLists(): Promise<Map<string, number>> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const shared = await weigh(rows, folder);
  return new Map([
    ['Millrace', shared],
    ['Millrace, beyond what chat shares', (await weigh(rows + feed, folder)) - shared],
    ['virtua', await weigh(`export { WindowVirtualizer } from 'virtua';`, folder)],
    ['react-virtuoso', await weigh(`export { Virtuoso } from 'react-virtuoso';`, folder)],
    [
      'TanStack Virtual',
      await weigh(`export { useWindowVirtualizer } from '@tanstack/react-virtual';`, folder),
    ],
  ]);
}
