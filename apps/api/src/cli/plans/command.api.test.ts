import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../testing';
import { joined } from '../../../testing/joined';
import { plansCommand } from './command';

let server: TestServer;
let ada: Awaited<ReturnType<typeof joined>>;

beforeAll(async () => {
  server = await startTestServer();
  ada = await joined(server, new Seed(server.context.db), 'Ada');
});
afterAll(() => server.close());

async function run(...args: string[]) {
  const said = { stdout: '', stderr: '' };
  const code = await plansCommand(args, {
    env: {},
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
    open: async () => ({
      db: server.context.db,
      engine: 'pglite',
      listen: async () => async () => undefined,
      isHearing: () => true,
      isStandby: false,
      pool: null,
      waiting: () => 0,
      refuseChanges: async () => undefined,
      watch: () => undefined,
      close: async () => undefined,
    }),
  });
  return { code, ...said };
}

const plan = async () => (await ada.visitor.get('/api/v2/me/subscription')).body;

it('grants Platinum until the end of a day, says so before it does, lists and ends it [GAP-079, PLAN-003]', async () => {
  expect(await run('list')).toMatchObject({ code: 0, stdout: 'No granted plans.\n' });
  const grant = ['grant', ada.email.toUpperCase(), 'platinum', '--until', '2099-02-28'];
  const dry = await run(...grant, '--dry-run');
  expect(dry.stdout).toContain('Dry run, nothing changed:');
  expect(dry.stdout).toContain('The member moved from Free to Platinum.');
  expect((await plan()).plan).toBe('free');

  expect((await run(...grant)).code).toBe(0);
  expect(await plan()).toMatchObject({
    plan: 'platinum',
    source: 'sales',
    state: 'active',
    renews: false,
    term_end: '2099-02-28T23:59:59.999Z',
    seats: 4,
    can_manage: false,
  });
  expect((await ada.visitor.get('/api/v1/current_user')).body.Item.plan).toBe('platinum');
  expect((await run('list')).stdout).toBe(`${ada.email}  Ada Okafor, Platinum until 2099-02-28\n`);

  const longer = await run('grant', ada.email, 'platinum', '--until', '2099-12-31');
  expect(longer.stdout).toContain('The member stays on Platinum.');
  expect((await run('list')).stdout).toContain('until 2099-12-31');

  expect((await run('end', ada.email, '--dry-run')).stdout).toContain(
    'The member moved from Platinum to Free.',
  );
  expect((await plan()).plan).toBe('platinum');
  expect((await run('end', ada.email)).code).toBe(0);
  expect((await plan()).plan).toBe('free');
  expect((await run('end', ada.email)).stdout).toContain('has no granted plan');
});

it.each([
  ['nobody’s address', ['grant', 'nobody@people.example', 'platinum', '--until', '2099-02-28'], 'No member'],
  ['no day', ['grant', 'ada@people.example', 'platinum', '--until', '2099-02-30'], 'isn’t a date'],
  [
    'a day that is over',
    ['grant', 'ada@people.example', 'platinum', '--until', '2020-01-01'],
    'is in the past',
  ],
  ['no plan', ['grant', 'ada@people.example', 'gold', '--until', '2099-02-28'], 'grant ada@example.com'],
  [
    'the free plan',
    ['grant', 'ada@people.example', 'free', '--until', '2099-02-28'],
    'grant ada@example.com',
  ],
  ['no e-mail', ['end', 'ada'], 'by email'],
  ['another verb', ['give'], 'grant, end or list'],
])('says in one line that it does not understand %s', async (_what, args, line) => {
  const { code, stderr, stdout } = await run(...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
