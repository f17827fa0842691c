import { foldText } from '../../internal/fold-text';
import type { CellPlace } from './table-rows';
import type { TableTools } from './useTableTools';

/** ms after which a search lets others take their turn. */
const TURN_MS = 8;

/** Most texts of a long table have no accents to remove, which is what takes the time. */
const fold = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : foldText(text));
const PLAIN = /^[ -~]*$/;

/**
 * The cells whose text holds what is searched, in reading order, without regard to case and accents.
 *
 * @returns Null where the search was given up.
 */
export async function findCells(
  tools: Pick<TableTools, 'rows' | 'shown' | 'cellValue'>,
  query: string,
  signal: AbortSignal,
): Promise<CellPlace[] | null> {
  const wanted = fold(query.trim());
  const found: CellPlace[] = [];
  if (wanted === '') return found;
  let since = performance.now();
  for (let row = 0; row < tools.rows.length; row += 1) {
    tools.shown.forEach(({ id, hasValues }, column) => {
      const value = hasValues ? tools.cellValue(row, id) : null;
      if (value !== null && fold(String(value)).includes(wanted)) found.push({ row, column });
    });
    if (performance.now() - since < TURN_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    since = performance.now();
  }
  return found;
}
