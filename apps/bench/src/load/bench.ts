import { readFileSync } from 'node:fs';
import pg from 'pg';
import { floor } from '../api/candidates/floor';
import { millrace } from '../api/candidates/millrace';
import { createDatabase } from '../api/data/database';
import { openFeeds } from '../feed-api/data/load-feeds';
import type { Effort } from '../main';
import { makeFolder } from '../make-folder';
import { type ReleaseStack, withReleases } from '../release-stack';
import { MEMORY_REPORTER, memoryOf } from '../sockets/memory';
import { signMembersIn, type Talker } from '../sockets/talkers';
import { quantile } from '../statistics';
import { formatTable } from '../table';
import { makeActions } from './actions';
import { type DriveReport, startDriver } from './driver';
import { errorsOf, reportActions, reportFlood, sumUp } from './report';

const CONNECTIONS = 10;
const PER_MEMBER = 2;

/** Actions per second: two cores sustain them beside the database, the floor and the driver with room to spare. */
const PER_SECOND = 100;

/** Warm-up: prepares statements, and compiles code. */
const WARM_UP_S = 10;

const FLOOD = { connections: 1_000, seconds: 20 } as const;

/** Number of posts that receive comments. */
const COMMENTED = 1_000;

/** Maximum slowdown of a reply, compared to quiet times, for the server to count as recovered. */
const WELL = 5;

/** Disables rate limits, which apply per person: here one machine acts as all of them. */
const RATES = { RATE_COMMENTS_PER_HOUR: '0', RATE_LIKES_PER_HOUR: '0', RATE_POSTS_PER_HOUR: '0' };

/** Simulates members who read, write and listen for minutes, then floods the server. @returns The report. */
export function benchLoad({ load }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const folder = makeFolder(stack);
    const database = await createDatabase(stack);
    console.log(database.description);
    const feeds = await openFeeds(stack, database.url);
    const startedAt = Date.now();
    const entries = await feeds.growTo(load.posts);
    console.log(
      `${load.posts} posts with ${entries} entries in feeds were loaded in ${Math.round((Date.now() - startedAt) / 1000)} s.`,
    );
    const { talkers, posts } = await prepare(stack, database.url, load.sockets / PER_MEMBER);
    const surroundings = { databaseUrl: database.url, connections: CONNECTIONS, folder };
    const api = await millrace.start({ ...surroundings, flags: MEMORY_REPORTER, env: RATES });
    stack.add(() => api.stop());
    const bare = await floor.start(surroundings);
    stack.add(() => bare.stop());
    const driver = startDriver(stack);
    const atRest = await memoryOf(api.pid);
    await driver.open({ apiUrl: api.url, talkers, perMember: PER_MEMBER });

    const actions = makeActions(feeds, posts);
    const order = { apiUrl: api.url, floorUrl: bare.url, actions, talkers, perSecond: PER_SECOND };
    await driver.drive({ ...order, seconds: WARM_UP_S });
    const begin = await memoryOf(api.pid);
    const minutes: DriveReport[] = [];
    const resident = [residentMib(api.pid)];
    for (let minute = 1; minute <= load.minutes; minute += 1) {
      const report = await driver.drive({ ...order, seconds: 60 });
      minutes.push(report);
      resident.push(residentMib(api.pid));
      console.log(
        `Minute ${minute}: ${errorsOf(report)} errors, ${report.closed} sockets closed, ${resident.at(-1)} MiB resident.`,
      );
    }
    const end = await memoryOf(api.pid);
    const all = sumUp(minutes);
    const quiet = quantile(all.actions['global feed']?.api ?? [], 0.99);
    const flood = await driver.flood({
      ...{ apiUrl: api.url, talkers, ...FLOOD },
      paths: actions.filter(({ body }) => !body).flatMap(({ paths }) => paths),
      wellMs: WELL * quiet,
    });
    const afterwards = await memoryOf(api.pid);
    const mib = (kib: number): string => (kib / 1024).toFixed(0);
    return [
      `## load: ${load.posts} posts, ${talkers.length * PER_MEMBER} sockets, ${PER_SECOND} actions a second for ${load.minutes} minutes: ${errorsOf(all)} errors, ${all.closed} sockets closed`,
      reportActions(actions, all),
      formatTable(
        ['memory of the API, collected', 'heap MiB', 'resident MiB'],
        [
          ['at rest', mib(atRest.heap), mib(atRest.resident)],
          ['sockets open, warm', mib(begin.heap), mib(begin.resident)],
          [`after ${load.minutes} min`, mib(end.heap), mib(end.resident)],
          ['after the overload', mib(afterwards.heap), mib(afterwards.resident)],
        ],
      ),
      `Resident at the end of each minute, uncollected, MiB: ${resident.join(', ')}`,
      reportFlood(flood, FLOOD.connections),
    ].join('\n\n');
  });
}

/** Signs members in, and selects the posts that receive comments. */
async function prepare(
  stack: ReleaseStack,
  url: string,
  members: number,
): Promise<{ talkers: Talker[]; posts: string[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  stack.add(() => client.end());
  const { rows: people } = await client.query<{ id: string }>(
    'SELECT id FROM bench.members ORDER BY rank LIMIT $1',
    [members],
  );
  const { rows: posts } = await client.query<{ id: string }>(
    `SELECT id FROM posts WHERE visibility = 'public' ORDER BY id LIMIT $1`,
    [COMMENTED],
  );
  const talkers = await signMembersIn(
    client,
    people.map(({ id }) => id),
  );
  await client.query('VACUUM ANALYZE users, sessions');
  return { talkers, posts: posts.map(({ id }) => id) };
}

/** Returns the memory of a process, without forcing a garbage collection. */
function residentMib(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return Math.round((Number(pages) * 4096) / 2 ** 20);
}
