import { Agent } from 'node:http';
import { directChatId } from '@millrace/domain';
import type { WebSocket } from 'ws';
import { Random } from '../api/data/random';
import type { Talker } from '../sockets/talkers';
import type { Action, DriveOrder, DriveReport, Timed } from './driver';
import { send } from './send';

/** Interval of actions that are also sent to the floor. */
const FLOOR_EVERY = 5;

/** Timeout for the last messages to arrive, in milliseconds. */
const ARRIVAL_MS = 5_000;

const AT_ONCE = 256;

/** Generates load like members, at a fixed rate that does not wait for replies (open loop). */
export async function drive(order: DriveOrder, sockets: readonly WebSocket[]): Promise<DriveReport> {
  const { actions, talkers, perSecond, seconds } = order;
  const random = new Random(process.pid);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const timed: Record<string, Timed> = Object.fromEntries(
    actions.map(({ name }) => [name, { api: [], floor: [], failures: {} }]),
  );
  const arrivals = new Arrivals(sockets, sockets.length / talkers.length);
  const chances = actions.flatMap((action) => Array.from({ length: action.weight }, () => action));
  const under: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const wait = startedAt + (at * 1000) / perSecond - performance.now();
    // Catches up after a late timer, so that the rate stays constant.
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const action = random.pick(chances);
    const place = random.below(talkers.length);
    const asked = askedBy(action, talkers, place, random);
    const words = `load ${process.pid} ${startedAt.toFixed(0)} ${at}`;
    const timedAction = timed[action.name];
    if (!timedAction) continue;
    const body = action.body && fill(action.body, words);
    const isMessage = asked.partner !== null;
    if (isMessage) arrivals.expect(words);
    under.push(
      send(agent, order.apiUrl + asked.path, asked.cookie, body).then(({ status, ms, problem }) => {
        if (status >= 200 && status < 300) timedAction.api.push(ms);
        else {
          const reason = problem ?? String(status);
          timedAction.failures[reason] = (timedAction.failures[reason] ?? 0) + 1;
          if (isMessage) arrivals.dismiss(words);
        }
      }),
    );
    if (action.hasFloor && at % FLOOR_EVERY === 0) {
      under.push(
        send(agent, order.floorUrl + asked.path, asked.cookie).then(({ status, ms }) => {
          if (status === 200) timedAction.floor.push(ms);
        }),
      );
    }
  }
  await Promise.all(under);
  const undelivered = await arrivals.end();
  agent.destroy();
  for (const { api, floor } of Object.values(timed)) {
    api.sort(ascending);
    floor.sort(ascending);
  }
  return {
    actions: timed,
    deliveries: arrivals.delays.sort(ascending),
    undelivered,
    closed: arrivals.closed,
  };
}

const ascending = (a: number, b: number): number => a - b;

interface Asked {
  path: string;
  cookie: string;
  partner: Talker | null;
}

/** Builds the request of an action; members write to each other in pairs. */
function askedBy(action: Action, talkers: readonly Talker[], place: number, random: Random): Asked {
  const talker = talkers[place] as Talker;
  const path = random.pick(action.paths);
  if (!path.includes('{chat}')) return { path, cookie: talker.cookie, partner: null };
  const partner = talkers[place % 2 === 0 ? place + 1 : place - 1] ?? talker;
  return {
    path: path.replace('{chat}', directChatId(talker.id, partner.id)),
    cookie: talker.cookie,
    partner,
  };
}

const fill = (body: Readonly<Record<string, string>>, words: string): Record<string, string> =>
  Object.fromEntries(Object.entries(body).map(([name, text]) => [name, text.replace('{words}', words)]));

/** Receives messages at the sockets of both members of a chat. */
class Arrivals {
  readonly delays: number[] = [];
  closed = 0;
  private readonly saidAt = new Map<string, { at: number; missing: number }>();

  constructor(
    private readonly sockets: readonly WebSocket[],
    private readonly perMember: number,
  ) {
    for (const socket of sockets) {
      socket.on('message', this.hear);
      socket.on('close', this.close);
    }
  }

  expect(words: string): void {
    this.saidAt.set(words, { at: performance.now(), missing: 2 * this.perMember });
  }

  dismiss(words: string): void {
    this.saidAt.delete(words);
  }

  /** Waits for in-flight messages. @returns The number of those that have not arrived everywhere. */
  async end(): Promise<number> {
    for (const deadline = Date.now() + ARRIVAL_MS; this.saidAt.size > 0 && Date.now() < deadline; ) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const socket of this.sockets) {
      socket.off('message', this.hear);
      socket.off('close', this.close);
    }
    return this.saidAt.size;
  }

  private readonly close = (): void => {
    this.closed += 1;
  };

  private readonly hear = (data: { toString(): string }): void => {
    const words = /load \d+ \d+ \d+/.exec(data.toString())?.[0] ?? '';
    const said = this.saidAt.get(words);
    if (!said) return;
    this.delays.push(performance.now() - said.at);
    said.missing -= 1;
    if (said.missing === 0) this.saidAt.delete(words);
  };
}
