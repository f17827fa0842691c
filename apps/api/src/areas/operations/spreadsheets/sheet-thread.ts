import { Worker } from 'node:worker_threads';
import {
  NoSheetError,
  SheetTooCostlyError,
  SheetUnreadableError,
  TooManyRowsError,
  UnpackedTooLargeError,
} from '../../../platform/errors';
import type { SheetRow, Spreadsheet } from './read-spreadsheet';
import { SHEET_LIMITS } from './sheet-limits';
import type { SheetReply, SheetRequest } from './sheet-worker';

/**
 * Opens a spreadsheet in a thread of its own, as parsers of files can be made to take minutes and gigabytes: the thread
 * ends where it takes longer or more than a spreadsheet may.
 *
 * @throws {SheetUnreadableError} for what is no spreadsheet, or has no headings.
 * @throws {NoSheetError} for a workbook that shows no rows.
 * @throws {UnpackedTooLargeError} for an XLSX file that unfolds to more than is taken.
 * @throws {TooManyRowsError} while rows are read, beyond the limit.
 * @throws {SheetTooCostlyError} when opened or while rows are read.
 */
export async function openSpreadsheet(bytes: Buffer): Promise<Spreadsheet> {
  const thread = new SheetThread();
  const opened = await thread.ask({ open: bytes });
  if (!('format' in opened)) throw new Error('The thread has opened nothing.');
  return { ...opened, rows: rowsOf(thread) };
}

async function* rowsOf(thread: SheetThread): AsyncGenerator<SheetRow, void> {
  try {
    for (;;) {
      const reply = await thread.ask('next');
      if (!('rows' in reply)) throw new Error('The thread has sent no rows.');
      if (reply.rows.length === 0) break;
      yield* reply.rows;
    }
    thread.keep();
  } finally {
    thread.end();
  }
}

const ERRORS = {
  unreadable: () => new SheetUnreadableError(),
  noSheet: () => new NoSheetError(),
  tooManyRows: () => new TooManyRowsError(SHEET_LIMITS.rows),
  unpackedTooLarge: () => new UnpackedTooLargeError(SHEET_LIMITS.unpackedBytes),
} as const;

/** One that has read a file to its end waits for the next: a thread takes a moment to start. */
let idle: Worker | null = null;

const forget = (): void => {
  idle = null;
};

class SheetThread {
  readonly #worker: Worker;
  readonly #timer: NodeJS.Timeout;
  #isOver = false;
  #why: Error | null = null;
  #fail: (error: Error) => void = () => undefined;

  constructor() {
    this.#worker = idle ?? startWorker();
    idle?.off('error', forget);
    idle = null;
    this.#timer = setTimeout(() => this.#stop(new SheetTooCostlyError()), SHEET_LIMITS.readingMs);
    this.#worker.on('error', this.#onError);
  }

  readonly #onError = (error: Error): void => {
    const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    this.#stop(isFull ? new SheetTooCostlyError() : error);
  };

  /** Asks for one thing at a time. */
  async ask(request: SheetRequest): Promise<SheetReply> {
    if (this.#why) throw this.#why;
    const reply = await new Promise<SheetReply>((resolve, reject) => {
      this.#fail = reject;
      this.#worker.once('message', resolve);
      this.#worker.postMessage(request);
    });
    if (!('problem' in reply)) return reply;
    this.end();
    throw ERRORS[reply.problem]();
  }

  /** Leaves the thread to the next file. */
  keep(): void {
    if (this.#isOver || idle) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    idle = this.#worker;
    // Without a listener its failure would end the process.
    idle.off('error', this.#onError).on('error', forget);
  }

  end(): void {
    this.#stop(new Error('The thread was ended.'));
  }

  #stop(why: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#why = why;
    clearTimeout(this.#timer);
    void this.#worker.terminate();
    this.#fail(why);
  }
}

const LIMITS = { maxOldGenerationSizeMb: SHEET_LIMITS.readingMb };

function startWorker(): Worker {
  // What the process was started with, such as tracing, is not for the thread.
  const options = { resourceLimits: LIMITS, execArgv: [], env: {} };
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(FROM_SOURCE, {
        ...options,
        eval: true,
        execArgv: ['--conditions=millrace-source'],
        workerData: [import.meta.resolve('tsx/esm/api'), new URL('./sheet-worker.ts', import.meta.url).href],
      })
    : new Worker(new URL('./sheet-worker.js', import.meta.url), options);
  worker.unref();
  return worker;
}

/** Node 20 begins no thread with a file of TypeScript. */
const FROM_SOURCE = `
const [tsx, file] = require('node:worker_threads').workerData;
import(tsx).then(({ register }) => {
  register();
  return import(file);
});
`;
