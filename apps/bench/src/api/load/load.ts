import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReleaseStack } from '../../release-stack';

/** Parameters of a load test. */
export interface LoadOrder {
  url: string;
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Form to post; without one the paths are read by GET. */
  form?: Readonly<Record<string, string>> | undefined;
  /** Concurrent requests, each on its own keep-alive connection. */
  connections: number;
  seconds: number;
}

/** Result of a load test. */
export interface LoadReport {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Broken connections, timeouts, and replies other than 2xx or the redirect after a form. */
  errors: number;
}

/** Sends load on demand. */
export type Load = (order: LoadOrder) => Promise<LoadReport>;

/** Starts the load generator's process. */
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
