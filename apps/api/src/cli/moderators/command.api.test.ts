import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed } from '../../../testing';
import { freshDatabase } from '../../../testing/fresh-database';
import type { DatabaseHandle } from '../../platform/db/database';
import { lockFolder } from '../../platform/db/lock';
import { users } from '../../platform/db/schema';
import type { CommandContext } from '../run-command';
import { moderatorsCommand } from './command';

let database: DatabaseHandle;
let ada: { email: string };

beforeAll(async () => {
  database = await freshDatabase();
  ada = await new Seed(database.db).member('Ada');
});
afterAll(() => database.close());

async function run(args: readonly string[], world: Partial<CommandContext> = {}) {
  const said = { stdout: '', stderr: '' };
  const code = await moderatorsCommand(args, {
    env: {},
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
    // The database goes on to the next run.
    open: async () => ({ ...database, close: async () => undefined }),
    ...world,
  });
  return { code, ...said };
}

describe('the moderators command', () => {
  it('names members, lists them, and takes that back [PERM-013]', async () => {
    expect(await run(['list'])).toMatchObject({ code: 0, stdout: 'No moderators yet.\n' });
    expect(await run(['add', ada.email.toUpperCase()])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('is now a moderator'),
    });
    expect((await run(['add', ada.email])).stdout).toContain('already');
    expect((await run(['list'])).stdout).toMatch(new RegExp(`^${ada.email}  Ada Okafor, since \\d{4}-`));
    expect((await run(['remove', ada.email])).stdout).toContain('no longer');
    expect((await run(['remove', ada.email])).stdout).toContain('isn’t a moderator');
    expect((await run(['list'])).stdout).toContain('No moderators');
  });

  it('says of each whether a second factor is asked for', async () => {
    const bea = await new Seed(database.db).member('Bea');
    for (const { email } of [ada, bea]) await run(['add', email]);
    await database.db.update(users).set({ totpConfirmedAt: new Date() }).where(eq(users.email, bea.email));
    const { stdout } = await run(['list']);
    expect(stdout.split('\n').map((line) => line.replace(/,.*, /, ' '))).toEqual([
      `${ada.email}  Ada Okafor without a second factor`,
      `${bea.email}  Bea Okafor with a second factor`,
      '',
    ]);
    for (const { email } of [ada, bea]) await run(['remove', email]);
  });

  it.each([
    ['an address that is none', ['add', 'ada'], 'Name one member by email'],
    ['no address', ['remove'], 'Name one member by email'],
    ['two', ['add', 'a@b.example', 'c@d.example'], 'Name one member by email'],
    ['a stranger', ['add', 'nobody@people.example'], 'No member has the email nobody@people.example.'],
    ['another verb', ['promote', 'a@b.example'], 'Use add, remove or list, not "promote a@b.example".'],
  ])('ends with 1 and one clear line for %s', async (_, args, line) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(line);
  });

  it('leaves a folder alone that a running Millrace uses', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'millrace-moderators-'));
    const unlock = await lockFolder(folder, join(folder, 'database.lock'));
    const { code, stderr } = await run(['list'], { env: { DATA_DIR: folder }, open: undefined });
    await unlock();
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`Millrace is running on the folder ${folder}`),
    ]);
  });

  it('tells how it is used', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('add EMAIL') });
  });
});
