import { useMessages } from '../../messages/MessagesContext';
import type { CellRangeState } from './useCellRange';

/** Returns how many cells are selected, in words; undefined for none. */
export function useSelectionText({ bounds }: CellRangeState): string | undefined {
  const messages = useMessages();
  if (!bounds) return undefined;
  return messages.format('tableTools.chosen', {
    rows: bounds.bottom - bounds.top + 1,
    columns: bounds.right - bounds.left + 1,
  });
}
