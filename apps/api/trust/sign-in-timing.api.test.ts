import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashPassword } from '../src/areas/account/session/passwords';
import { newId } from '../src/platform/db/ids';
import { pendingRegistrations } from '../src/platform/db/schema';
import { PASSWORD, Seed, startTestServer, type TestServer } from '../testing';
import { quantile, shareOfLonger } from './testing/samples';

/** How often each address is tried; `npm run trust -- timing` tries often enough for figures. */
const ATTEMPTS = Number(process.env.TRUST_ATTEMPTS ?? 2);
/** Before what is counted: connections are opened, and code is compiled. */
const WARM_UP = process.env.TRUST_ATTEMPTS ? 30 : 0;

vi.setConfig({ testTimeout: 60_000 + ATTEMPTS * 1_000 });

let server: TestServer;
/** The addresses that are tried with a password that is not right, by what there is of them. */
let addresses: Record<string, () => string>;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  const seed = new Seed(db);
  // As costly as it is where passwords are set.
  const passwordHash = await hashPassword(PASSWORD);
  const [member, unlocked, suspended] = [
    await seed.member('Ada', { passwordHash }),
    await seed.member('Ben', { passwordHash: null }),
    await seed.member('Cas', { passwordHash, suspendedAt: new Date() }),
  ];
  const waiting = 'dua.waits@people.example';
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(pendingRegistrations).values({ id: newId(), email: waiting, passwordHash, expiresAt });
  addresses = {
    unknown: () => `nobody.${newId()}@people.example`,
    member: () => member.email,
    withoutPassword: () => unlocked.email,
    suspended: () => suspended.email,
    waiting: () => waiting,
  };
});
afterAll(() => server.close());

let made = 0;

/** Tries to sign in, from a network of its own, which no limit knows yet. */
async function attempt(username: string) {
  made += 1;
  const from = `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`;
  const begun = performance.now();
  const reply = await server
    .guest()
    .postForm('/auth/login', { username, password: 'not-the-one' }, { headers: { 'X-Forwarded-For': from } });
  return { ms: performance.now() - begun, status: reply.status, location: reply.headers.get('location') };
}

it('answers an address that nobody has as one that somebody has: the same, and as late', async () => {
  const kinds = Object.keys(addresses);
  const taken = new Map(kinds.map((kind) => [kind, [] as number[]]));
  const replies = new Set<string>();
  for (let round = -WARM_UP; round < ATTEMPTS; round += 1) {
    // Each round has another order, so that none stands always behind the same.
    for (let at = 0; at < kinds.length; at += 1) {
      const kind = kinds[(at * (1 + (Math.abs(round) % 4)) + Math.abs(round)) % kinds.length] ?? '';
      const { ms, status, location } = await attempt(addresses[kind]?.() ?? '');
      replies.add(`${status} ${location}`);
      if (round >= 0) taken.get(kind)?.push(ms);
    }
  }
  expect([...replies]).toEqual([expect.stringMatching(/^303 .*loginerror=/)]);
  expect([...taken.values()].map(({ length }) => length)).toEqual(kinds.map(() => ATTEMPTS));
  if (!process.env.TRUST_ATTEMPTS) return;
  const known = taken.get('member') ?? [];
  const figures = [...taken].map(([kind, ms]) => ({
    kind,
    ...{
      p10: rounded(quantile(ms, 0.1)),
      median: rounded(quantile(ms, 0.5)),
      p90: rounded(quantile(ms, 0.9)),
    },
    // Of pairs of one attempt each: a half where nothing can be told, 0 or 1 where all can.
    longer: rounded(shareOfLonger(ms, known)),
  }));
  process.stdout.write(`trust timing ${JSON.stringify({ attempts: ATTEMPTS, figures })}\n`);
  for (const { kind, longer } of figures) expect([kind, Math.abs(longer - 0.5) <= 0.1]).toEqual([kind, true]);
});

const rounded = (value: number): number => Math.round(value * 100) / 100;
