import { fileURLToPath } from 'node:url';
import { directChatId } from '@millrace/domain';
import type { WebSocket } from 'ws';
import { millrace } from '../api/candidates/millrace';
import { startProcess } from '../api/candidates/server-process';
import { createDatabase } from '../api/data/database';
import type { Effort } from '../main';
import { makeFolder } from '../make-folder';
import { processorTimeUs } from '../processor-time';
import { withReleases } from '../release-stack';
import { median, quantile } from '../statistics';
import { formatTable } from '../table';
import { deliver, type Saying } from './deliver';
import { MEMORY_REPORTER, type Memory, memoryOf } from './memory';
import { openSockets } from './open-sockets';
import { loadTalkers, type Talker } from './talkers';

/** Number of open sockets; two per member, as with two tabs. */
const SOCKETS = 2_000;
const PER_MEMBER = 2;

/** Messages per second, each of which reaches four sockets. */
const PACES = [20, 100] as const;

const CONNECTIONS = 10;

interface Candidate {
  name: string;
  pid: number;
  sockets: readonly WebSocket[];
  sayings: readonly Saying[];
  /** Memory of the server's process per socket, in KiB. */
  perSocket: Memory;
}

/** Holds 2,000 sockets open and measures the delivery time of messages. @returns The report. */
export function benchSockets(effort: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const folder = makeFolder(stack);
    const database = await createDatabase(stack);
    console.log(`${database.description}. Loading members, opening ${SOCKETS} sockets twice …`);
    const talkers = await loadTalkers(database.url, SOCKETS / PER_MEMBER);
    const api = await millrace.start({
      databaseUrl: database.url,
      connections: CONNECTIONS,
      folder,
      flags: MEMORY_REPORTER,
    });
    stack.add(() => api.stop());
    const bare = await startProcess({
      name: 'bare-ws',
      entry: fileURLToPath(new URL('floor-server.mjs', import.meta.url)),
      health: '/',
      folder,
      flags: MEMORY_REPORTER,
      env: (port) => ({ PORT: String(port) }),
    });
    stack.add(() => bare.stop());
    const candidates = [
      await openCandidate(
        'Millrace API',
        api,
        (at) => ({
          path: '/ws',
          headers: { Cookie: talkers[Math.floor(at / PER_MEMBER)]?.cookie ?? '' },
        }),
        sayingsOf(api.url, talkers),
      ),
      await openCandidate('bare ws', bare, (at) => ({ path: `/${at}`, headers: {} }), floorSayings(bare.url)),
    ];
    stack.add(() => {
      for (const { sockets } of candidates) for (const socket of sockets) socket.terminate();
    });
    const rows = await measure(candidates, effort);
    return [
      `## sockets: ${SOCKETS} open, ${effort.rounds} interleaved rounds of ${effort.seconds} s; from the call to its arrival at a socket`,
      formatTable(
        [
          'server',
          'messages/s',
          'p50 ms',
          'p95 ms',
          'p99 ms',
          'CPU ms/message',
          'heap KiB/socket',
          'RSS KiB/socket',
        ],
        rows,
      ),
    ].join('\n\n');
  });
}

async function openCandidate(
  name: string,
  { url, pid }: { url: string; pid: number },
  addressOf: (at: number) => { path: string; headers: Record<string, string> },
  sayings: readonly Saying[],
): Promise<Candidate> {
  const before = await memoryOf(pid);
  const sockets = await openSockets(SOCKETS, (at) => {
    const { path, headers } = addressOf(at);
    return { url: `${url.replace('http', 'ws')}${path}`, headers };
  });
  const after = await memoryOf(pid);
  const perSocket = {
    heap: (after.heap - before.heap) / SOCKETS,
    resident: (after.resident - before.resident) / SOCKETS,
  };
  return { name, pid, sockets, sayings, perSocket };
}

/** Pairs talkers: each writes to the next, who replies. */
function sayingsOf(url: string, talkers: readonly Talker[]): Saying[] {
  return talkers.map((talker, at) => {
    const partner = talkers[at % 2 === 0 ? at + 1 : at - 1] ?? talker;
    const first = at - (at % 2);
    return {
      url: `${url}/api/v1/chats/${directChatId(talker.id, partner.id)}/`,
      headers: { Cookie: talker.cookie },
      body: (words) => JSON.stringify({ message: words }),
      to: socketsFrom(first * PER_MEMBER),
    };
  });
}

function floorSayings(url: string): Saying[] {
  return Array.from({ length: SOCKETS / PER_MEMBER }, (_, at) => {
    const to = socketsFrom((at - (at % 2)) * PER_MEMBER);
    return { url, headers: {}, body: (message) => JSON.stringify({ to, message }), to };
  });
}

/** Returns the sockets of two talkers, from an index. */
const socketsFrom = (first: number): number[] =>
  Array.from({ length: 2 * PER_MEMBER }, (_, at) => first + at);

async function measure(candidates: readonly Candidate[], { rounds, seconds }: Effort): Promise<string[][]> {
  const rows: string[][] = [];
  for (const perSecond of PACES) {
    const figures = new Map(candidates.map(({ name }) => [name, [] as number[][]]));
    // The first round is a warm-up: prepares statements, and compiles code.
    for (let round = -1; round < rounds; round += 1) {
      const order = round % 2 === 0 ? candidates : [...candidates].reverse();
      for (const { name, pid, sockets, sayings } of order) {
        const takenBefore = processorTimeUs(pid);
        const delays = (await deliver(sockets, sayings, { perSecond, seconds })).sort((a, b) => a - b);
        const taken = (processorTimeUs(pid) - takenBefore) / 1000 / (perSecond * seconds);
        const cells = [...[0.5, 0.95, 0.99].map((share) => quantile(delays, share)), taken];
        if (round >= 0) figures.get(name)?.push(cells);
      }
    }
    for (const { name, perSocket } of candidates) {
      const measured = figures.get(name) ?? [];
      rows.push([
        name,
        String(perSecond),
        ...[0, 1, 2].map((at) => median(measured.map((cells) => cells[at] ?? Number.NaN)).toFixed(1)),
        median(measured.map((cells) => cells[3] ?? Number.NaN)).toFixed(2),
        perSocket.heap.toFixed(1),
        perSocket.resident.toFixed(1),
      ]);
    }
  }
  return rows;
}
