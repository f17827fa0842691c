import { parentPort } from 'node:worker_threads';
import { openSpreadsheet, type SheetChoice, type SheetOutline, type Spreadsheet } from './read-spreadsheet';
import { type SheetProblem, SheetProblemError } from './sheet-problem';
import type { SheetRow } from './sheet-row';

/** Requests to the thread: open a file, or read its next rows. */
export type SheetRequest = { open: Uint8Array; choice: SheetChoice } | 'next';

/** Replies of the thread. No rows mean the end. */
export type SheetReply = SheetOutline | { rows: readonly SheetRow[] } | { problem: SheetProblem };

/** Batch size, which the receiving thread can deserialize in a few milliseconds. */
const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 2 ** 20;

let sheet: Spreadsheet | null = null;

async function reply(request: SheetRequest): Promise<SheetReply> {
  if (request !== 'next') {
    sheet = null;
    const { rows, ...outline } = await openSpreadsheet(Buffer.from(request.open), request.choice);
    sheet = { ...outline, rows };
    return outline;
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
  if (error instanceof SheetProblemError) return error.problem;
  throw error;
}

parentPort?.on('message', async (request: SheetRequest) => {
  parentPort?.postMessage(await reply(request).catch((error) => ({ problem: problemOf(error) })));
});
