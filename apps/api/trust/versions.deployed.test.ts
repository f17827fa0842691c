import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../src/platform/config';
import { openDatabase } from '../src/platform/db/database';
import { Seed } from '../testing';
import { INSTALLATION, openMachine, PAGE } from './testing/deployed';
import { commandsOf } from './testing/page-commands';
import { seedTraffic, Traffic } from './testing/traffic';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 });

/** Where `npm run trust -- versions` has built the version before. */
const BEFORE = process.env.TRUST_VERSION_BEFORE ?? '';
const [NOW, API_UNITS] = [
  INSTALLATION.replace(/\/$/, ''),
  ['millrace-api@5000', 'millrace-api@5001'] as const,
];

const commands = commandsOf(PAGE);
const commandWith = (words: string): string => {
  const found = commands.find((command) => command.includes(words));
  if (!found) throw new Error(`The page has no command with ${words}.`);
  return found;
};
let opened: Awaited<ReturnType<typeof openMachine>>;

beforeAll(async () => {
  opened = await openMachine();
});
afterAll(() => opened.close());

it('serves with the version before on the database that this one has migrated, beside this one, there and back', async () => {
  expect(BEFORE).not.toBe('');
  const { machine } = opened;
  for (const words of ['millrace.env) <<', 'psql ']) await machine.type(commandWith(words));
  // The user and the units, of which none is started yet.
  const prepare = commandWith('adduser').split('\n');
  await machine.type(prepare.filter((line) => !line.startsWith('systemctl')).join('\n'));
  const DATABASE_URL = machine.adapt('postgres://millrace:PASSWORD@db.example.com:5432/millrace');
  const database = await openDatabase(readConfig({ DATABASE_URL }));
  const scene = await seedTraffic(new Seed(database.db));
  await database.close();

  const restart = (unit: string): string =>
    commandWith('systemctl restart').replace(/^for unit in [^;]+/, `for unit in ${unit}`);
  machine.installation = BEFORE;
  for (const unit of API_UNITS) await machine.type(restart(unit));
  machine.installation = NOW;
  await machine.type(commandWith('nginx -t'));

  const { apiUrl, webUrl } = machine;
  const traffic = await Traffic.start({ apiUrl, webUrl, pages: [] }, scene);
  for (const version of [NOW, BEFORE, NOW]) {
    machine.installation = version;
    for (const unit of API_UNITS) await machine.type(restart(unit));
  }
  const { failed, ...figures } = await traffic.end();
  process.stdout.write(`trust versions ${JSON.stringify({ ...figures, failed: failed.length })}\n`);
  expect(failed.slice(0, 10)).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, doubled: 0, outOfOrder: 0 });
});
