import { directChatId } from '@millrace/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Operation, readContract } from '../src/platform/http/contract';
import { compileSchemas } from '../src/platform/http/schemas';
import { CONTRACT_PATH } from '../src/platform/paths';
import { Seed, startTestServer, type TestServer } from '../testing';
import { createJudge, FAULTS, type Finding, isTurnedAway } from './testing/judge-reply';
import { openSender } from './testing/send-raw';
import { type Trial, trialsOf } from './testing/trials';

/** A sample here; `npm run trust -- input` sends twenty thousand and more. */
const REQUESTS = Number(process.env.TRUST_REQUESTS ?? 1200);
const SEED = Number(process.env.TRUST_SEED ?? 12);
const AT_ONCE = 8;

vi.setConfig({ testTimeout: Math.max(60_000, REQUESTS * 50) });

let server: TestServer;
let ids: string[];
let email: string;

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  const company = await seed.company('Hostile Works');
  const member = await seed.member('Max', { companyId: company.id });
  const [other, product, another] = [
    await seed.member('Eve'),
    await seed.product('A'),
    await seed.product('B'),
  ];
  await seed.supplier(product, company);
  await seed.link(product, another);
  const post = await seed.post(member, 'Hello', { products: [product], companies: [company] });
  const chatId = directChatId(member.id, other.id);
  ids = [company.id, member.id, other.id, product.id, another.id, post.id, chatId];
  email = member.email;
});
afterAll(() => server.close());

/** They end the session, and all that comes after would be a guest's. */
const LAST: ReadonlySet<string> = new Set(['logout', 'deleteMe']);

it(`answers ${REQUESTS} requests that are not as they should be without a failure, and takes none that is wrong`, async () => {
  const contract = readContract(CONTRACT_PATH);
  const findingsOf = createJudge(compileSchemas(contract));
  const sender = openSender(server.url);
  const member = await server.signIn(email);
  const roles = { guest: null, member: member.sessionCookie };
  const operations = contract.operations.toSorted((a, b) => Number(LAST.has(a.id)) - Number(LAST.has(b.id)));
  const each = Math.ceil(REQUESTS / (operations.length * 2));
  const found: (Finding & { role: string; trial: Trial })[] = [];
  const count = { requests: 0, accepted: 0, refused: 0, turnedAway: 0 };

  async function attempt(role: keyof typeof roles, trial: Trial): Promise<void> {
    const headers = { ...trial.headers, ...(roles[role] && { Cookie: roles[role] }) };
    const { target, body, operation } = trial;
    count.requests += 1;
    try {
      const reply = await sender.send({ method: operation.method.toUpperCase(), target, headers, body });
      if (isTurnedAway(reply)) count.turnedAway += 1;
      else count[reply.status < 400 ? 'accepted' : 'refused'] += 1;
      for (const finding of findingsOf(trial, reply)) found.push({ ...finding, role, trial });
    } catch (error) {
      found.push({ fault: 'serverError', what: `no reply: ${error}`, role, trial });
    }
  }

  for (const [at, operation] of operations.entries()) {
    for (const role of ['guest', 'member'] as const) {
      const trials = fc.sample(trialsOf(operation, contract, ids), { numRuns: each, seed: SEED + at });
      while (trials.length > 0)
        await Promise.all(trials.splice(0, AT_ONCE).map((trial) => attempt(role, trial)));
    }
    // Else the member's requests after this would all be refused for another reason.
    if (!LAST.has(operation.id)) await expectSession(operation);
  }
  sender.close();

  async function expectSession({ id }: Operation): Promise<void> {
    expect([id, (await member.get('/api/v1/current_user')).status]).toEqual([id, 200]);
  }

  const figures = Object.fromEntries(
    FAULTS.map((fault) => [fault, found.filter((one) => one.fault === fault).length]),
  );
  if (process.env.TRUST_REQUESTS)
    process.stdout.write(`trust input ${JSON.stringify({ seed: SEED, ...count, ...figures })}\n`);
  expect(described(found)).toEqual([]);
  expect(count.requests).toBeGreaterThanOrEqual(REQUESTS);
  // Not everything is refused at the door.
  expect(count.accepted).toBeGreaterThan(REQUESTS / 20);
});

/** Of each call and fault the first one, with what to send to see it again. */
function described(found: readonly (Finding & { role: string; trial: Trial })[]): string[] {
  const first = new Map<string, string>();
  for (const { fault, what, role, trial } of found) {
    const { operation, spoiler, field, target, headers, body } = trial;
    const key = `${operation.id} ${fault} ${what.slice(0, 60)}`;
    if (first.has(key)) continue;
    const sent = `${operation.method} ${target.slice(0, 200)} ${JSON.stringify(headers)} ${body?.toString().slice(0, 300) ?? ''}`;
    first.set(key, `${fault}: ${operation.id} as ${role}, ${spoiler} ${field ?? ''}\n  ${what}\n  ${sent}`);
  }
  return [...first.values()];
}
