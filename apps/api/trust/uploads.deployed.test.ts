import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OWN_WEB_URL, type OwnServers, startOwnServers } from '../testing/own-servers';
import { PASSWORD } from '../testing/seed';
import { beginForm, type UnfinishedForm } from '../testing/unfinished-form';
import { Visitor } from '../testing/visitor';

const MIB = 2 ** 20;
const POSTS = 12;
const FILES = { image: 9, video: 24, pdf: 24, ppt: 24 } as const;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let servers: OwnServers;
let visitor: Visitor;

beforeAll(async () => {
  const started = await startOwnServers({
    fill: (seed) => seed.member('Ada'),
    program: 'build',
    // What one member may keep is bounded besides; here all of it is to arrive.
    env: { UPLOADS_MEMBER_MB: '4096', UPLOADS_MB: '4096' },
  });
  servers = started;
  const [server] = servers.servers;
  if (!server) throw new Error('No server was started.');
  visitor = new Visitor(server.url, OWN_WEB_URL);
  await visitor.postForm('/auth/login', { username: started.seeded.email, password: PASSWORD });
});
afterAll(() => servers.close());

/** Returns the peak memory of the server within a period, in MiB. */
async function residentMib(seconds: number): Promise<number> {
  const pid = servers.servers[0]?.process.child.pid ?? 0;
  let most = 0;
  for (let look = 0; look < seconds * 10; look += 1) {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    most = Math.max(most, (Number(pages) * 4096) / MIB);
    // A sample every 100 ms: the peak is what counts, and it has no event.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Math.round(most);
}

it('holds at most 64 MiB more for twelve unfinished posts of four files of up to 24 MB', async () => {
  await visitor.get('/api/v1/current_user');
  const before = await residentMib(1);
  const forms: UnfinishedForm[] = [];
  const sent = Promise.all(
    Array.from({ length: POSTS }, async () => {
      const form = beginForm(visitor, '/api/v1/feed/post');
      forms.push(form);
      for (const [field, mib] of Object.entries(FILES)) await form.file(field, mib * MIB);
    }),
  );
  const arriving = await Promise.all([residentMib(15), sent]);
  const held = await residentMib(2);
  for (const form of forms) form.leave();
  const after = await residentMib(3);
  process.stdout.write(
    `Resident: ${before} MiB before, at most ${arriving[0]} while they arrived, ${held} while they waited, ${after} after they left.\n`,
  );
  expect(Math.max(arriving[0], held) - before).toBeLessThan(64);
});
