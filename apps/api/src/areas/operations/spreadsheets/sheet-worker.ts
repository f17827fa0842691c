import { parentPort } from 'node:worker_threads';
import {
  NoSheetError,
  SheetUnreadableError,
  TooManyRowsError,
  UnpackedTooLargeError,
} from '../../../platform/errors';
import { openSpreadsheet, type SheetFormat, type SheetRow, type Spreadsheet } from './read-spreadsheet';

/** Requests to the thread: open a file, or read its next rows. */
export type SheetRequest = { open: Uint8Array } | 'next';

/** Errors of a file. */
type SheetProblem = 'unreadable' | 'noSheet' | 'tooManyRows' | 'unpackedTooLarge';

/** Replies of the thread. No rows mean the end. */
export type SheetReply =
  | { format: SheetFormat; headings: readonly string[] }
  | { rows: readonly SheetRow[] }
  | { problem: SheetProblem };

/** Batch size, which the receiving thread can deserialize in a few milliseconds. */
const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 2 ** 20;

let sheet: Spreadsheet | null = null;

async function reply(request: SheetRequest): Promise<SheetReply> {
  if (request !== 'next') {
    sheet = await openSpreadsheet(Buffer.from(request.open));
    return { format: sheet.format, headings: sheet.headings };
  }
  const rows: SheetRow[] = [];
  let characters = 0;
  while (sheet && rows.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) {
    const { done, value } = await sheet.rows.next();
    if (done) break;
    rows.push(value);
    characters += value.cells.reduce((sum, cell) => sum + cell.length, 0);
  }
  return { rows };
}

function problemOf(error: unknown): SheetProblem {
  if (error instanceof SheetUnreadableError) return 'unreadable';
  if (error instanceof NoSheetError) return 'noSheet';
  if (error instanceof TooManyRowsError) return 'tooManyRows';
  if (error instanceof UnpackedTooLargeError) return 'unpackedTooLarge';
  throw error;
}

parentPort?.on('message', async (request: SheetRequest) => {
  parentPort?.postMessage(await reply(request).catch((error) => ({ problem: problemOf(error) })));
});
