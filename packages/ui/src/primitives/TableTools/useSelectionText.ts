import { useMessages } from '../../messages/MessagesContext';
import type { CellRangeState } from './useCellRange';

/** How many cells are chosen, in words; nothing where none are. */
export function useSelectionText({ bounds }: CellRangeState): string | undefined {
  const messages = useMessages();
  if (!bounds) return undefined;
  return messages.format('tableTools.chosen', {
    rows: bounds.bottom - bounds.top + 1,
    columns: bounds.right - bounds.left + 1,
  });
}
