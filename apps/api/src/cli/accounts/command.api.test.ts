import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined, PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../testing';
import { codeOf, roomInStep } from '../../../testing/authenticator-app';
import { accountsCommand } from './command';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

async function run(...args: string[]) {
  const said = { stdout: '', stderr: '' };
  const { db } = server.context;
  const code = await accountsCommand(args, {
    env: {},
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
    // The server goes on with it.
    open: async () => ({ db, engine: 'pglite', close: async () => undefined }) as never,
  });
  return { code, ...said };
}

const isIn = async (visitor: Visitor) => (await visitor.get('/api/v1/current_user')).status === 200;

describe('the accounts command', () => {
  it('signs a member out everywhere, and nobody else', async () => {
    const [ada, bo] = [await joined(server, seed, 'Ada'), await joined(server, seed, 'Bo')];
    const elsewhere = await server.signIn(ada.email);
    expect(await run('end-sessions', ada.email.toUpperCase())).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('is signed out: 2 sessions ended.'),
    });
    expect([await isIn(ada.visitor), await isIn(elsewhere), await isIn(bo.visitor)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await run('end-sessions', ada.email)).stdout).toContain('0 sessions ended.');
    expect(await isIn(await server.signIn(ada.email))).toBe(true);
  });

  it('signs everybody out', async () => {
    const all = [await joined(server, seed, 'Cai'), await joined(server, seed, 'Dua')];
    expect((await run('end-sessions', '--all')).stdout).toMatch(
      /^All members are signed out: \d+ sessions ended/,
    );
    for (const { visitor } of all) expect(await isIn(visitor)).toBe(false);
  });

  it('takes a second factor away that was lost, with the recovery codes, and ends the sessions', async () => {
    const { email, visitor } = await joined(server, seed, 'Eva');
    const { secret } = (await visitor.post('/api/v2/me/totp', { password: PASSWORD })).body;
    await roomInStep();
    await visitor.post('/api/v2/me/totp/confirm', { code: codeOf(secret, -30) });
    const asked = await server.guest().postForm('/auth/login', { username: email, password: PASSWORD });
    expect(asked.headers.get('location')).toContain('code=true');
    expect((await run('forget-factor', email)).stdout).toContain('no longer has a second factor');
    expect(await isIn(visitor)).toBe(false);
    const again = await server.signIn(email);
    expect((await again.get('/api/v2/me/security')).body).toMatchObject({
      two_factor: false,
      recovery_codes_left: 0,
    });
    expect((await run('forget-factor', email)).stdout).toContain('has no second factor');
    expect(await isIn(again)).toBe(true);
  });

  it.each([
    [['end-sessions'], 'Name one member by email'],
    [['end-sessions', 'ada'], 'Name one member by email'],
    [['end-sessions', '--all', 'a@b.example'], 'Name one member by email'],
    [['forget-factor', '--all'], 'Name one member by email'],
    [['forget-factor', 'nobody@people.example'], 'No member has the email nobody@people.example.'],
    [['remove', 'a@b.example'], 'Use end-sessions or forget-factor, not "remove a@b.example".'],
  ])('ends with 1 and one clear line for %j', async (args, line) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(line);
  });

  it('tells how it is used', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('end-sessions --all'),
    });
  });
});
