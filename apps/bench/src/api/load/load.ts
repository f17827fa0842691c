import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReleaseStack } from '../../release-stack';

/** What to ask whom, and for how long. */
export interface LoadOrder {
  url: string;
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** A form to post; without one the paths are read. */
  form?: Readonly<Record<string, string>> | undefined;
  /** Requests under way at a time, each on a connection that is kept. */
  connections: number;
  seconds: number;
}

/** How it went. */
export interface LoadReport {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Broken connections, time-outs, and whatever is neither 2xx nor the redirect that answers a form. */
  errors: number;
}

/** Sends load when told to. */
export type Load = (order: LoadOrder) => Promise<LoadReport>;

/** Starts the process that sends load. */
export function startLoad(stack: ReleaseStack): Load {
  const child = fork(new URL('load-process.ts', import.meta.url));
  stack.add(() => {
    child.kill();
  });
  const lost = once(child, 'exit').then(() => {
    throw new Error('The process that sends load has ended.');
  });
  lost.catch(() => undefined);
  return async (order) => {
    child.send(order);
    const [report] = await Promise.race([once(child, 'message'), lost]);
    return report as LoadReport;
  };
}
