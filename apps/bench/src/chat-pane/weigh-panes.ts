import { fileURLToPath } from 'node:url';
import { weigh } from '../browser/bundle';

/** Everything that is measured, as the page names it. */
export const CANDIDATES = ['floor', 'Millrace', 'virtua', 'react-virtuoso', 'chatscope'] as const;

const ui = fileURLToPath(new URL('../../../../packages/ui/src', import.meta.url));

/** What each list weighs, in bytes, by its name: what draws of many messages those that are seen, without the lines. Ours is that of `ChatPane`. */
export async function weighPanes(): Promise<Map<string, number>> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  return new Map([
    ['Millrace', await weigh(`export { VirtualList } from '${ui}/primitives/VirtualList';`, folder)],
    ['virtua', await weigh(`export { VList } from 'virtua';`, folder)],
    ['react-virtuoso', await weigh(`export { Virtuoso } from 'react-virtuoso';`, folder)],
    [
      'chatscope',
      await weigh(`export { MessageList, Message } from '@chatscope/chat-ui-kit-react';`, folder),
    ],
  ]);
}
