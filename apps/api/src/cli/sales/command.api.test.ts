import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed } from '../../../testing';
import { freshDatabase } from '../../../testing/fresh-database';
import type { DatabaseHandle } from '../../platform/db/database';
import { newId } from '../../platform/db/ids';
import { inquiries } from '../../platform/db/schema';
import { salesCommand } from './command';

let database: DatabaseHandle;
const id = newId();

beforeAll(async () => {
  database = await freshDatabase();
  const preform = await new Seed(database.db).product('Preform silica glass');
  await database.db.insert(inquiries).values({
    id,
    firstName: 'Ines',
    lastName: 'Berg',
    email: 'ines@kabel.example',
    message: 'Preforms of 120 mm.\nSoon.',
    productId: preform.id,
    quantity: '2.5',
    unit: 't',
    deliveryCountry: 'SE',
  });
});
afterAll(() => database.close());

async function run(...args: string[]) {
  const said = { stdout: '', stderr: '' };
  const code = await salesCommand(args, {
    env: {},
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
    open: async () => ({ ...database, close: async () => undefined }),
  });
  return { code, ...said };
}

it('lists what was asked of the sales desk, and shows one in full [DIFF-003]', async () => {
  const listed = await run('list');
  expect(listed.code).toBe(0);
  for (const said of [
    'Ines Berg',
    'ines@kabel.example',
    'quote request for Preform silica glass',
    '2.5 t',
    'sales desk',
  ]) {
    expect(listed.stdout).toContain(said);
  }
  expect(listed.stdout).toContain(id);
  const shown = await run('show', id);
  for (const said of [
    'From: Ines Berg <ines@kabel.example>',
    'Delivery to: Sweden',
    'Preforms of 120 mm.\nSoon.',
  ]) {
    expect(shown.stdout).toContain(said);
  }
  expect((await run('list', '--since', '2999-01-01')).stdout).toBe('No inquiries or quote requests.\n');
});

it('the sales command says in one line what was asked for wrongly, and how it is used', async () => {
  for (const args of [['drop'], ['show'], ['show', 'x'], ['list', '--since', 'yesterday'], ['list', 'all']]) {
    expect(await run(...args)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^.+\n$/),
    });
  }
  expect(await run('show', '00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 1 });
  expect(await run('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run sales') });
});
