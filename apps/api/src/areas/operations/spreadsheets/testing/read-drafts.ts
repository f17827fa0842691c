import { openSpreadsheet, type SheetChoice } from '../../../../platform/sheets/read-spreadsheet';
import {
  guessMapping,
  isRefused,
  type RefusedRow,
  readRow,
  type SheetDraft,
  type SheetKind,
} from '../sheet-kinds';

/** Reads a file as an import does, without a catalogue. */
export async function readDrafts(
  bytes: Buffer,
  kind: SheetKind,
  choice: SheetChoice = {},
): Promise<{ drafts: SheetDraft[]; refused: RefusedRow[] }> {
  const { headings, rows } = await openSpreadsheet(bytes, choice);
  const mapping = guessMapping(kind, headings);
  const drafts: SheetDraft[] = [];
  const refused: RefusedRow[] = [];
  for await (const row of rows) {
    const read = readRow(mapping, row);
    if (isRefused(read)) refused.push(read);
    else drafts.push(read);
  }
  return { drafts, refused };
}
