import { buffer } from 'node:stream/consumers';
import { POST_MEDIA } from '@millrace/domain';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../src/platform/config';
import { openDatabase } from '../src/platform/db/database';
import { openStorage } from '../src/platform/storage/open-storage';
import { PASSWORD, Seed, Visitor } from '../testing';
import { pdf } from '../testing/documents';
import { openMachine, PAGE } from './testing/deployed';
import { commandsOf } from './testing/page-commands';
import { type Scene, seedTraffic, Traffic } from './testing/traffic';

/** How often all processes are restarted; `npm run trust -- deployment --restarts 3`. */
const RESTARTS = Number(process.env.TRUST_RESTARTS ?? 1);

vi.setConfig({ testTimeout: 240_000 + RESTARTS * 120_000, hookTimeout: 120_000 });

const commands = commandsOf(PAGE);
const file = Buffer.alloc(100_000, 'drawing');
let opened: Awaited<ReturnType<typeof openMachine>>;
let scene: Scene;

beforeAll(async () => {
  opened = await openMachine();
  const config = readConfig({ DATA_DIR: opened.machine.at('/var/lib/millrace') });
  const database = await openDatabase(config);
  scene = await seedTraffic(new Seed(database.db));
  await database.close();
  await openStorage(config).put('drawing.pdf', file);
});
afterAll(() => opened.close());

it('is reached from the embedded default by the commands of the page, as they stand there', async () => {
  const { machine, post } = opened;
  const said: string[] = [];
  for (const command of commands.slice(0, -1)) said.push(await machine.type(command));
  const all = said.join('\n');
  expect(all).toMatch(/Copied \d+ tables with [\d,]+ rows to PostgreSQL\..* match\./);
  expect(all).toMatch(/Copied 1 files \(100,000 bytes\) .* compared each copy/);
  expect(all).toContain('"status":"ready"');

  const guest = new Visitor(machine.apiUrl, machine.webUrl);
  expect((await guest.post('/registration/email', { email: 'eve@people.example' })).status).toBe(200);
  await vi.waitFor(() => expect(post.arrived).toHaveLength(1), { timeout: 15_000 });
  const store = openStorage(readConfig({ S3_URL: machine.adapt('https://KEY:SECRET@x/y') }));
  expect((await buffer(await store.read('drawing.pdf'))).equals(file)).toBe(true);
});

it('lets nobody past nginx to a process, which believes what nginx says of an address', async () => {
  for (const port of [5000, 5001, 3000, 3001]) {
    const at = (host: string) => fetch(opened.machine.adapt(`http://${host}:${port}/readyz`));
    expect((await at('127.0.0.1')).status).toBe(200);
    // As good as any other address that this machine has.
    await expect(at('127.0.0.2')).rejects.toThrow('fetch failed');
  }
});

it('lets files through as large as members may send, and says readably what is larger', async () => {
  const { machine } = opened;
  const visitor = new Visitor(machine.apiUrl, machine.webUrl);
  await visitor.postForm('/auth/login', { username: scene.ada.email, password: PASSWORD });
  const send = (length: number) => {
    const form = new FormData();
    form.set('text', 'The whole handbook.');
    form.set('pdf', new Blob([pdf, Buffer.alloc(length - pdf.length)]), 'handbook.pdf');
    return visitor.send('POST', '/api/v1/feed/post', form);
  };
  const sent = await send(POST_MEDIA.pdf.maxBytes);
  expect([sent.status, sent.text.slice(0, 200)]).toEqual([201, expect.stringContaining('"Item"')]);
  // The API's own words come through as long as they can.
  expect((await send(POST_MEDIA.pdf.maxBytes + 1)).body.fields).toEqual({ pdf: expect.any(String) });
  const refused = await send(31 * 2 ** 20);
  expect([refused.status, refused.body?.code]).toEqual([413, 'too_large']);
  expect(refused.headers.get('access-control-allow-origin')).toBe(machine.webUrl);
  expect(refused.headers.get('access-control-allow-credentials')).toBe('true');
});

it(`drops no request and no message while each process is restarted in turn, ${RESTARTS} times`, async () => {
  const { machine } = opened;
  const { apiUrl, webUrl } = machine;
  const traffic = await Traffic.start({ apiUrl, webUrl, pages: [`${webUrl}/`, `${webUrl}/pricing`] }, scene);
  for (let restart = 0; restart < RESTARTS; restart += 1) await machine.type(commands.at(-1) ?? '');
  const { failed, ...figures } = await traffic.end();
  if (process.env.TRUST_RESTARTS) {
    const all = { restarts: RESTARTS * 4, ...figures, failed: failed.length };
    process.stdout.write(`trust deployment ${JSON.stringify(all)}\n`);
  }
  expect(failed.slice(0, 10), machine.proxyErrors()).toEqual([]);
  expect(figures).toMatchObject({ lost: 0, doubled: 0, outOfOrder: 0 });
});
