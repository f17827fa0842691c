import { Worker } from 'node:worker_threads';
import { SheetTooCostlyError } from '../errors';
import type { SheetChoice, Spreadsheet } from './read-spreadsheet';
import { SHEET_LIMITS } from './sheet-limits';
import { refusalOf } from './sheet-problem';
import type { SheetRow } from './sheet-row';
import type { SheetReply, SheetRequest } from './sheet-worker';

/**
 * Opens a spreadsheet in a worker thread, because crafted files can make parsers take minutes and gigabytes: the
 * thread is terminated when it exceeds its limits.
 *
 * @throws {RefusalError} The reply for a problem of the file or the choice, also while reading rows.
 * @throws {SheetTooCostlyError} When opening or reading exceeds the time or memory limit.
 */
export async function openSpreadsheet(bytes: Buffer, choice: SheetChoice): Promise<Spreadsheet> {
  const thread = new SheetThread();
  const opened = await thread.ask({ open: bytes, choice });
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

/** Idle thread kept for the next file, because starting one takes time. */
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

  /** Sends one request at a time. */
  async ask(request: SheetRequest): Promise<SheetReply> {
    if (this.#why) throw this.#why;
    const reply = await new Promise<SheetReply>((resolve, reject) => {
      this.#fail = reject;
      this.#worker.once('message', resolve);
      this.#worker.postMessage(request);
    });
    if (!('problem' in reply)) return reply;
    // The thread has ended this file in good order.
    this.keep();
    this.end();
    throw refusalOf(reply.problem);
  }

  /** Returns the thread to the pool. */
  keep(): void {
    if (this.#isOver || idle) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    idle = this.#worker;
    // Without a listener an error of the thread would crash the process.
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
  // Options of the process, such as tracing, are not for the thread.
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

/** Node 20 cannot start a worker from a TypeScript file. */
const FROM_SOURCE = `
const [tsx, file] = require('node:worker_threads').workerData;
import(tsx).then(({ register }) => {
  register();
  return import(file);
});
`;
