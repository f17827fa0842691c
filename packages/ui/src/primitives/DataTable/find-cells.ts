import { foldText } from '../../internal/fold-text';
import type { CellPlace } from './table-rows';
import type { TableTools } from './useTableTools';

/** Time slice in ms after which a search yields to the event loop. */
const TURN_MS = 8;

/** Fast path: most texts have no accents, whose removal is the expensive part. */
const fold = (text: string): string => (PLAIN.test(text) ? text.toLowerCase() : foldText(text));
const PLAIN = /^[ -~]*$/;

/**
 * Returns the cells whose text contains the query, in reading order, ignoring case and accents.
 *
 * @returns Null if the search was aborted.
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
