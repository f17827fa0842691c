import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReleaseStack } from '../release-stack';
import type { Talker } from '../sockets/talkers';

/** Action of members. */
export interface Action {
  name: string;
  /** Relative frequency. */
  weight: number;
  /** Paths, chosen at random; `{chat}` is replaced by the member's chat with their partner. */
  paths: readonly string[];
  /** JSON body, with `{words}` replaced by unique text; without it the paths are read by GET. */
  body?: Readonly<Record<string, string>>;
  /** True if the floor can answer it too. */
  hasFloor: boolean;
}

/** Parameters of a load run. */
export interface DriveOrder {
  type: 'drive';
  apiUrl: string;
  floorUrl: string;
  actions: readonly Action[];
  talkers: readonly Talker[];
  seconds: number;
  /** Actions per second, regardless of pending replies. */
  perSecond: number;
}

/** Opens sockets, `perMember` of each member. */
export interface OpenOrder {
  type: 'open';
  apiUrl: string;
  talkers: readonly Talker[];
  perMember: number;
}

/** Floods the server: a number of concurrent requests, each sent as soon as the previous one is answered. */
export interface FloodOrder {
  type: 'flood';
  apiUrl: string;
  paths: readonly string[];
  talkers: readonly Talker[];
  connections: number;
  seconds: number;
  /** Maximum latency for the server to count as recovered, in milliseconds. */
  wellMs: number;
}

export type DriverOrder = DriveOrder | OpenOrder | FloodOrder;

/** Latencies in milliseconds, ascending; and failures. */
export interface Timed {
  api: number[];
  floor: number[];
  /** Failures by status or error code of a broken connection. */
  failures: Record<string, number>;
}

export interface DriveReport {
  actions: Record<string, Timed>;
  /** From the sending call to the arrival at each socket, in milliseconds, ascending. */
  deliveries: number[];
  /** Messages that have not reached all their sockets. */
  undelivered: number;
  /** Sockets that were closed meanwhile. */
  closed: number;
}

export interface FloodReport {
  /** Replies by status; `broken` for none. */
  statuses: Record<string, number>;
  /** Refusals without `Retry-After`. */
  withoutRetryAfter: number;
  /** Latencies of replies with 200 and of refusals, in milliseconds, ascending. */
  answeredMs: number[];
  refusedMs: number[];
  /** From the end of the flood until ten consecutive replies were correct and fast; null if not within a minute. */
  recoveryMs: number | null;
}

/** Load generator in a separate process. */
export interface Driver {
  open(order: Omit<OpenOrder, 'type'>): Promise<void>;
  drive(order: Omit<DriveOrder, 'type'>): Promise<DriveReport>;
  flood(order: Omit<FloodOrder, 'type'>): Promise<FloodReport>;
}

/** Starts the load generator. */
export function startDriver(stack: ReleaseStack): Driver {
  const child = fork(new URL('driver-process.ts', import.meta.url));
  stack.add(() => {
    child.kill();
  });
  const lost = once(child, 'exit').then(() => {
    throw new Error('The process that sends load has ended.');
  });
  lost.catch(() => undefined);
  const ask = async (order: DriverOrder): Promise<unknown> => {
    child.send(order);
    const [report] = await Promise.race([once(child, 'message'), lost]);
    return report;
  };
  return {
    open: async (order) => {
      await ask({ type: 'open', ...order });
    },
    drive: async (order) => (await ask({ type: 'drive', ...order })) as DriveReport,
    flood: async (order) => (await ask({ type: 'flood', ...order })) as FloodReport,
  };
}
