import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReleaseStack } from '../release-stack';
import type { Talker } from '../sockets/talkers';

/** Something that members do. */
export interface Action {
  name: string;
  /** How often, beside the others. */
  weight: number;
  /** What is asked, at random; `{chat}` stands for the chat of who asks with their partner. */
  paths: readonly string[];
  /** What is sent as JSON, `{words}` in the place of what tells one from another; without it the paths are read. */
  body?: Readonly<Record<string, string>>;
  /** Whether the floor answers it too. */
  hasFloor: boolean;
}

/** What is done to which server. */
export interface DriveOrder {
  type: 'drive';
  apiUrl: string;
  floorUrl: string;
  actions: readonly Action[];
  talkers: readonly Talker[];
  seconds: number;
  /** Actions a second, whether or not those before are answered. */
  perSecond: number;
}

/** Opens sockets, `perMember` of each member. */
export interface OpenOrder {
  type: 'open';
  apiUrl: string;
  talkers: readonly Talker[];
  perMember: number;
}

/** Asks for more than can be answered: so many at a time, each as soon as the one before is answered. */
export interface FloodOrder {
  type: 'flood';
  apiUrl: string;
  paths: readonly string[];
  talkers: readonly Talker[];
  connections: number;
  seconds: number;
  /** What a reply takes at most for the server to be well again, in milliseconds. */
  wellMs: number;
}

export type DriverOrder = DriveOrder | OpenOrder | FloodOrder;

/** How long what was asked took, in milliseconds, ascending; and what went wrong. */
export interface Timed {
  api: number[];
  floor: number[];
  /** By what it was: a status, or the code of a broken connection. */
  failures: Record<string, number>;
}

export interface DriveReport {
  actions: Record<string, Timed>;
  /** From the call that says something to its arrival at each socket, in milliseconds, ascending. */
  deliveries: number[];
  /** Messages that have not reached all sockets that they are for. */
  undelivered: number;
  /** Sockets that were closed meanwhile. */
  closed: number;
}

export interface FloodReport {
  /** Replies by status; `broken` for none. */
  statuses: Record<string, number>;
  /** Refusals that did not say when to ask again. */
  withoutRetryAfter: number;
  /** Of the replies with 200 and of the refusals, in milliseconds, ascending. */
  answeredMs: number[];
  refusedMs: number[];
  /** From the end of the flood until ten replies in a row were right and quick; null for not within a minute. */
  recoveryMs: number | null;
}

/** Who sends load, in a process of its own. */
export interface Driver {
  open(order: Omit<OpenOrder, 'type'>): Promise<void>;
  drive(order: Omit<DriveOrder, 'type'>): Promise<DriveReport>;
  flood(order: Omit<FloodOrder, 'type'>): Promise<FloodReport>;
}

/** Starts it. */
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
