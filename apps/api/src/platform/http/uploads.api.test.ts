import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer } from '../../../testing';
import { pdf } from '../../../testing/documents';
import { beginForm } from '../../../testing/unfinished-form';

const MIB = 2 ** 20;
const POST = '/api/v1/feed/post';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer({ uploads: { memberBytes: 11 * MIB, processBytes: 17 * MIB } });
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const held = (): number => server.context.uploads.heldBytes;

describe('a form that has not arrived whole', () => {
  it('is kept while it arrives, and nothing of it once its sender has left', async () => {
    const { visitor } = await joined(server, seed, 'Ada');
    const forms = await Promise.all(
      [1, 2].map(async () => {
        const form = beginForm(visitor, POST);
        await form.field('text', 'Hello');
        await form.file('pdf', MIB);
        return form;
      }),
    );
    await expect.poll(held).toBeGreaterThan(1.5 * MIB);
    for (const form of forms) form.leave();
    await expect.poll(held).toBe(0);
    await expect.poll(() => server.context.load.answering).toBe(0);
  });

  it('keeps no other call waiting', async () => {
    const own = await startTestServer({
      overload: { callMs: 3_600_000, waitMs: 3_600_000, callsMax: 1, databaseQueue: 0 },
    });
    try {
      const { visitor } = await joined(own, new Seed(own.context.db), 'Ben');
      const form = beginForm(visitor, POST);
      await form.file('pdf', 1000);
      await expect.poll(() => own.context.uploads.heldBytes).toBe(1000);
      expect((await own.guest().get('/api/v1/products/all')).status).toBe(200);
      form.leave();
    } finally {
      await own.close();
    }
  });

  it('is refused for a field before its file is taken, and what is missing may still come', async () => {
    const { visitor } = await joined(server, seed, 'Cas');
    const wrong = beginForm(visitor, POST);
    await wrong.field('visibility', 'everybody');
    await wrong.file('pdf', 1000);
    const { status, body } = await wrong.reply;
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      422,
      'invalid_fields',
      ['visibility'],
    ]);
    wrong.leave();
    await expect.poll(held).toBe(0);
    const form = new FormData();
    form.set('pdf', new Blob(['no PDF']), 'a.pdf');
    form.set('text', 'After its file');
    const late = await visitor.send('POST', POST, form);
    expect([late.status, Object.keys(late.body.fields)]).toEqual([415, ['pdf']]);
  });

  it('is refused before a file is taken where its sender may not send it', async () => {
    const author = await seed.member('Hal');
    const post = await seed.post(author, 'Mine');
    const { visitor } = await joined(server, seed, 'Iva');
    const form = beginForm(visitor, `/api/v1/feed/post/${post.id}/content`, 'PUT');
    await form.file('pdf', MIB);
    expect((await form.reply).status).toBe(403);
    expect(held()).toBe(0);
    form.leave();
  });

  it('is refused where a member’s, or all together, take too much, and another’s is not', async () => {
    const dua = await joined(server, seed, 'Dua');
    const eli = await joined(server, seed, 'Eli');
    const fay = await joined(server, seed, 'Fay');
    const begin = async ({ visitor }: typeof dua, mib: number) => {
      const form = beginForm(visitor, POST);
      await form.file('pdf', mib * MIB);
      return form;
    };
    const most = await begin(dua, 8);
    await expect.poll(held).toBe(8 * MIB);
    const more = await begin(dua, 8);
    expect((await more.reply).status).toBe(429);
    const others = await begin(eli, 8);
    await expect.poll(held).toBe(16 * MIB);
    const beyond = await begin(fay, 8);
    expect((await beyond.reply).status).toBe(503);
    for (const form of [most, more, others, beyond]) form.leave();
    await expect.poll(held).toBe(0);
  });

  it('is refused as a file grows beyond what it may have, before the rest has come', async () => {
    const { visitor } = await joined(server, seed, 'Gus');
    const form = beginForm(visitor, '/api/v2/inquiry');
    await form.file('attachment', 10 * MIB + 1);
    expect((await form.reply).status).toBe(413);
    form.leave();
    await expect.poll(held).toBe(0);
  });
});

/** What every scanner knows as malware and does no harm. @see https://www.eicar.org/download-anti-malware-testfile/ */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', 'H+H*'].join('$');

/** Listens as clamd does, and knows one kind of malware. */
async function openScanner() {
  const scanned: string[] = [];
  const scanner = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part]);
      if (!sent.subarray(-4).equals(Buffer.alloc(4))) return;
      expect(sent.subarray(0, 10).toString()).toBe('zINSTREAM\0');
      const chunks: Buffer[] = [];
      for (let at = 10; at < sent.length; ) {
        const length = sent.readUInt32BE(at);
        chunks.push(sent.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
      const text = Buffer.concat(chunks).toString('latin1');
      scanned.push(text);
      socket.end(text.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  const address = scanner.address();
  if (typeof address !== 'object' || address === null) throw new Error('The scanner does not listen.');
  return { scanned, port: address.port, close: () => new Promise((resolve) => scanner.close(resolve)) };
}

it('uploads are scanned where there is a scanner, and refused where it refuses or is away', async () => {
  const scanner = await openScanner();
  const own = await startTestServer({ scanner: { host: '127.0.0.1', port: scanner.port } });
  try {
    const { visitor } = await joined(own, new Seed(own.context.db), 'Sam');
    const post = (file: Buffer) => {
      const form = new FormData();
      form.set('text', 'Our plant');
      form.set('pdf', new Blob([new Uint8Array(file)]), 'plant.pdf');
      return visitor.send('POST', POST, form);
    };
    const large = Buffer.concat([pdf, Buffer.alloc(200_000, '% comment\n')]);
    expect((await post(large)).status).toBe(201);
    expect(scanner.scanned).toEqual([large.toString('latin1')]);
    const infected = await post(Buffer.concat([pdf, Buffer.from(EICAR)]));
    expect([infected.status, infected.body.error]).toEqual([422, 'Our virus scanner rejected this file.']);
    await scanner.close();
    const unseen = await post(pdf);
    expect([unseen.status, unseen.body.code, unseen.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    const names: string[] = [];
    for await (const name of own.context.storage.names()) names.push(name);
    expect(names).toHaveLength(1);
  } finally {
    await own.close();
  }
});
