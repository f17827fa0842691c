import { fileURLToPath } from 'node:url';
import { weigh } from '../browser/bundle';

/** Everything that is measured, as the page names it. */
export const CANDIDATES = ['floor', 'Millrace', 'virtua', 'react-virtuoso', 'TanStack Virtual'] as const;

const ui = fileURLToPath(new URL('../../../../packages/ui/src', import.meta.url));
const list = `export { VirtualList } from '${ui}/primitives/VirtualList';`;

/** What each list weighs, in bytes, by its name. */
export async function weighLists(): Promise<Map<string, number>> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return new Map([
    ['Millrace', await weigh(list, folder)],
    ['virtua', await weigh(`export { WindowVirtualizer } from 'virtua';`, folder)],
    ['react-virtuoso', await weigh(`export { Virtuoso } from 'react-virtuoso';`, folder)],
    [
      'TanStack Virtual',
      await weigh(`export { useWindowVirtualizer } from '@tanstack/react-virtual';`, folder),
    ],
  ]);
}
