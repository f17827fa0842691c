import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RawRequest } from './send-raw';

/** A request as the client's process gets it. */
export interface CostRequest extends RawRequest {
  url: string;
  timeoutMs: number;
  /** Whether it is seen how long others wait meanwhile. */
  isWatched: boolean;
}

/** What the client's process has seen. */
export interface CostReply {
  /** The status, or why there was none. */
  answer: number | string;
  tookMs: number;
  /** The longest that another request had to wait meanwhile. */
  delayMs: number;
}

/** What a request has cost. */
export interface Cost extends CostReply {
  /** Processor time of this process, in which the server runs. */
  processorMs: number;
}

const TIMEOUT_MS = 60_000;

/** Measures what requests cost a server that runs in this process. */
export class CostMeter {
  readonly #url: string;
  readonly #client: ChildProcess;

  private constructor(url: string, client: ChildProcess) {
    this.#url = url;
    this.#client = client;
  }

  static open(url: string): CostMeter {
    const client = fork(fileURLToPath(new URL('cost-client.ts', import.meta.url)), [], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    return new CostMeter(url, client);
  }

  /** @param isWatched Whether it is seen how long others wait meanwhile, which costs a little as well. */
  async measure(request: RawRequest, isWatched: boolean): Promise<Cost> {
    await this.#tell({ ...request, url: this.#url, timeoutMs: TIMEOUT_MS, isWatched } satisfies CostRequest);
    const before = process.cpuUsage();
    const reply = (await this.#tell('go')) as CostReply;
    const { user, system } = process.cpuUsage(before);
    return { ...reply, processorMs: (user + system) / 1000 };
  }

  close(): void {
    this.#client.kill();
  }

  async #tell(message: CostRequest | 'go'): Promise<unknown> {
    const answer = once(this.#client, 'message');
    this.#client.send(message);
    const [reply] = await answer;
    return reply;
  }
}
