import { Agent, request } from 'node:http';
import { eq } from 'drizzle-orm';
import * as tus from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, untilAwaited, type Visitor } from '../../../../testing';
import { pdf } from '../../../../testing/documents';
import { mp4 } from '../../../../testing/videos';
import { videoUploads } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import { purgeExpiredUploads } from '.';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let mei: Visitor;
let tomas: Visitor;
let tomasId: string;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const [author, reader] = [await seed.member('Mei'), await seed.member('Tomas')];
  tomasId = reader.id;
  mei = await server.signIn(author.email);
  tomas = await server.signIn(reader.email);
});
afterAll(() => server.close());

const draft = { name: 'C:\\Filme\\Start of draw.mp4', type: 'video/mp4' };

const begin = (size: number, visitor = mei, more = {}) =>
  visitor.post('/api/v1/feed/video', { ...draft, size, ...more });

/** The path of an upload that was begun. */
async function begun(size: number, visitor = mei): Promise<{ id: string; path: string }> {
  const { Item } = (await begin(size, visitor)).body;
  return { id: Item.id, path: new URL(Item.upload_url).pathname };
}

const TUS = { 'Tus-Resumable': '1.0.0' };
const OCTETS = { 'Content-Type': 'application/offset+octet-stream' };

const send = (path: string, offset: number, bytes: Uint8Array, visitor = mei, headers = {}) =>
  visitor.send('PATCH', path, bytes, {
    headers: { ...TUS, ...OCTETS, 'Upload-Offset': String(offset), ...headers },
  });

const ask = (path: string, visitor = mei) => visitor.send('HEAD', path, undefined, { headers: TUS });

const arrived = async (path: string) => Number((await ask(path)).headers.get('upload-offset'));

const post = (id: string, fields: Record<string, string> = {}, visitor = mei) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, video_upload: id })) form.set(name, value);
  return visitor.send('POST', '/api/v1/feed/post', form);
};

/** Announces more than it sends, and cuts the connection. */
async function sendAndCut({ id, path }: { id: string; path: string }, bytes: Uint8Array, announced: number) {
  const sending = request(new URL(path, server.url), {
    method: 'PATCH',
    headers: {
      ...TUS,
      ...OCTETS,
      'Upload-Offset': '0',
      'Content-Length': announced,
      Origin: server.webUrl,
      Cookie: mei.sessionCookie ?? '',
    },
  });
  sending.on('error', () => {});
  await new Promise<void>((resolve) => sending.write(bytes, () => resolve()));
  // What is on the wire is to arrive before the connection goes.
  const { place = '' } = (await uploadRow(id)) ?? {};
  await expect.poll(() => storedBytes(place), { timeout: 10_000 }).toBe(bytes.length);
  const isClosed = new Promise((resolve) => sending.once('close', resolve));
  sending.destroy();
  await isClosed;
}

const uploadRow = async (id: string) =>
  (await server.context.db.select().from(videoUploads).where(eq(videoUploads.id, id)))[0];

const storedBytes = async (place: string) => server.context.storage.lengthOf(place);

describe('a video that is sent by tus', () => {
  it('goes on from where its connection was cut, and is the post’s medium then [GAP-021]', async () => {
    const film = mp4(300_000);
    const { id, path } = await begun(film.length);
    await sendAndCut({ id, path }, film.subarray(0, 120_000), film.length);
    expect(await arrived(path)).toBe(120_000);
    const head = await ask(path);
    expect([head.status, head.headers.get('upload-length'), head.headers.get('cache-control')]).toEqual([
      200,
      '300000',
      'no-store',
    ]);
    const rest = await send(path, 120_000, film.subarray(120_000));
    expect([rest.status, rest.headers.get('upload-offset'), rest.headers.get('tus-resumable')]).toEqual([
      204,
      '300000',
      '1.0.0',
    ]);
    const { status, body } = await post(id, { text: 'The furnace draws.' });
    expect([status, body.Item.text, body.Item.media.video.name]).toEqual([
      201,
      'The furnace draws.',
      'Start of draw.mp4',
    ]);
    const file = await fetch(body.Item.media.video.data);
    expect(file.headers.get('content-type')).toBe('video/mp4');
    expect(film.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    expect((await ask(path)).status).toBe(404);
  });

  it('arrives from the client that pages use, part by part', async () => {
    const film = mp4(50_000);
    const { id, path } = await begun(film.length);
    const shares: number[] = [];
    await new Promise<void>((resolve, reject) =>
      new tus.Upload(film, {
        uploadUrl: `${server.url}${path}`,
        chunkSize: 20_000,
        headers: { Cookie: mei.sessionCookie ?? '', Origin: server.webUrl },
        onChunkComplete: (_, sent) => shares.push(sent),
        onSuccess: () => resolve(),
        onError: reject,
      }).start(),
    );
    expect(shares).toEqual([20_000, 40_000, 50_000]);
    expect((await post(id)).body.Item.title).toBe('Start of draw.mp4');
  });

  it('is its member’s alone: nobody else learns of it, adds to it, ends it or posts it', async () => {
    const film = mp4(1000);
    const { id, path } = await begun(film.length);
    await send(path, 0, film.subarray(0, 400));
    const guest = server.guest();
    expect((await begin(film.length, guest)).status).toBe(401);
    for (const [visitor, status] of [
      [tomas, 404],
      [guest, 401],
    ] as const) {
      expect((await ask(path, visitor)).status).toBe(status);
      expect((await send(path, 400, film.subarray(400), visitor)).status).toBe(status);
      expect((await visitor.delete(path)).status).toBe(status);
    }
    expect(await arrived(path)).toBe(400);
    await send(path, 400, film.subarray(400));
    const stolen = await post(id, { text: 'Mine' }, tomas);
    expect([stolen.status, Object.keys(stolen.body.fields)]).toEqual([422, ['video_upload']]);
    expect((await post(id)).status).toBe(201);
    const unknown = `/api/v1/feed/video/${UNKNOWN}`;
    expect([(await ask(unknown)).status, (await mei.delete(unknown)).status]).toEqual([404, 404]);
  });

  it('is refused where another site sends it', async () => {
    const { path } = await begun(1000);
    const headers = { Origin: 'https://elsewhere.example' };
    expect((await begin(1000, mei)).status).toBe(201);
    const foreign = await mei.post('/api/v1/feed/video', { ...draft, size: 1000 }, { headers });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'cross_site']);
    expect((await send(path, 0, mp4(1000), mei, headers)).status).toBe(403);
    expect((await mei.delete(path, { headers })).status).toBe(403);
    const preflight = await mei.send('OPTIONS', path, undefined, { headers: { Origin: server.webUrl } });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Upload-Offset');
    expect(preflight.headers.get('tus-version')).toBe('1.0.0');
  });

  it('takes no forged offset, length or version', async () => {
    const film = mp4(1000);
    const { path } = await begun(film.length);
    await send(path, 0, film.subarray(0, 300));
    const refusedFor = async (offset: string, bytes: Uint8Array, headers = {}) => {
      const { status, body } = await send(path, 0, bytes, mei, { 'Upload-Offset': offset, ...headers });
      return [status, body.code];
    };
    expect(await refusedFor('0', film)).toEqual([409, 'other_offset']);
    expect(await refusedFor('301', film.subarray(301))).toEqual([409, 'other_offset']);
    expect(await refusedFor('-1', film)).toEqual([400, 'bad_parameter']);
    expect(await refusedFor('many', film)).toEqual([400, 'bad_parameter']);
    expect(await refusedFor('300', film)).toEqual([413, 'too_large']);
    expect(await refusedFor('300', film.subarray(300), { 'Tus-Resumable': '0.2.2' })).toEqual([
      412,
      'other_tus',
    ]);
    expect(await refusedFor('300', film.subarray(300), { 'Content-Type': 'video/mp4' })).toEqual([
      415,
      'unsupported_type',
    ]);
    const stream = new ReadableStream({
      start: (bytes) => {
        bytes.enqueue(film);
        bytes.close();
      },
    });
    // Without a length that is announced, more than was announced at first ends just as well.
    const more = await fetch(new URL(path, server.url), {
      method: 'PATCH',
      headers: { ...TUS, ...OCTETS, 'Upload-Offset': '300', Cookie: mei.sessionCookie ?? '' },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(more.status).toBe(413);
    expect(await arrived(path)).toBeLessThanOrEqual(1000);
    const plain = await mei.send('HEAD', path);
    expect([plain.status, plain.headers.get('tus-resumable')]).toEqual([412, '1.0.0']);
  });

  it('leaves its connection good for the next request, also where it was refused before it was read', async () => {
    const film = mp4(8 * 2 ** 20);
    const { path } = await begun(film.length);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answered = (method: string, body: Uint8Array | null) =>
      new Promise<number>((resolve, reject) => {
        const headers = { ...TUS, Cookie: mei.sessionCookie ?? '', Origin: server.webUrl };
        const sent = body && { ...OCTETS, 'Upload-Offset': '7', 'Content-Length': body.length };
        const call = request(new URL(path, server.url), { agent, method, headers: { ...headers, ...sent } });
        call.on('response', (reply) => {
          reply.resume();
          reply.on('end', () => resolve(reply.statusCode ?? 0));
        });
        call.on('error', reject);
        call.end(body ?? undefined);
      });
    expect(await answered('PATCH', film.subarray(7))).toBe(409);
    expect(await answered('HEAD', null)).toBe(200);
    agent.destroy();
  });

  it('has a limit of 500 MB, and is an MP4, MOV or WebM video by its content [GAP-098]', async () => {
    const large = await begin(500 * 2 ** 20 + 1);
    expect([large.status, large.body.fields]).toEqual([413, { video: 'The file can be up to 500 MB.' }]);
    const named = await begin(1000, mei, { type: 'video/x-msvideo' });
    expect([named.status, Object.keys(named.body.fields)]).toEqual([415, ['video']]);
    expect((await begin(0)).status).toBe(422);
    expect((await begin(1.5)).status).toBe(422);
    const { id, path } = await begun(pdf.length);
    const place = (await uploadRow(id))?.place ?? '';
    const lie = await send(path, 0, pdf);
    expect([lie.status, lie.body.code, Object.keys(lie.body.fields)]).toEqual([
      415,
      'unsupported_type',
      ['video'],
    ]);
    expect([(await ask(path)).status, await storedBytes(place), await uploadRow(id)]).toEqual([
      404,
      0,
      undefined,
    ]);
  });

  it('is posted once, in full, and alone', async () => {
    const film = mp4(1000);
    const { id, path } = await begun(film.length);
    await send(path, 0, film.subarray(0, 999));
    const early = await post(id);
    expect([early.status, early.body.fields]).toEqual([
      422,
      { video_upload: 'The video upload isn’t complete.' },
    ]);
    await send(path, 999, film.subarray(999));
    const form = new FormData();
    form.set('video_upload', id);
    form.set('pdf', new Blob([Buffer.from(pdf)]), 'a.pdf');
    const both = await mei.send('POST', '/api/v1/feed/post', form);
    expect([both.status, Object.keys(both.body.fields)]).toEqual([422, ['video_upload']]);
    const twice = await Promise.all([post(id), post(id)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('keeps its bytes where a post takes it at the moment at which it is given up', async () => {
    const film = mp4(2_000);
    const { id, path } = await begun(film.length);
    await send(path, 0, film);
    const { place = '' } = (await uploadRow(id)) ?? {};
    let givenUp: Promise<unknown> | undefined;
    await transact(server.context.db, async (tx) => {
      await tx.delete(videoUploads).where(eq(videoUploads.id, id));
      givenUp = mei.delete(`/api/v1/feed/video/${id}`);
      // It has found the upload, where the engine lets it.
      await untilAwaited(tx);
    });
    await givenUp;
    expect(await storedBytes(place)).toBe(film.length);
  });

  it('takes the place of a post’s file, and is answered to those only who may read the post [GAP-052]', async () => {
    const film = mp4(1000);
    const { id, path } = await begun(film.length);
    await send(path, 0, film);
    const mentions = JSON.stringify([{ start: 0, length: 5, kind: 'person', id: tomasId }]);
    const form = new FormData();
    form.set('pdf', new Blob([Buffer.from(pdf)]), 'a.pdf');
    for (const [name, value] of Object.entries({ text: 'Tomas, see', visibility: 'private', mentions })) {
      form.set(name, value);
    }
    const { Item } = (await mei.send('POST', '/api/v1/feed/post', form)).body;
    const change = new FormData();
    change.set('video_upload', id);
    const edited = await mei.send('PUT', `/api/v1/feed/post/${Item.id}/content`, change);
    const { media } = edited.body.Item;
    expect([edited.status, Object.keys(media)]).toEqual([200, ['video']]);
    const address = new URL(media.video.data).pathname;
    const stranger = await server.signIn((await seed.member('Stranger')).email);
    const statuses = await Promise.all(
      [mei, tomas, stranger, server.guest()].map(async (one) => (await one.get(address)).status),
    );
    expect(statuses).toEqual([200, 200, 404, 404]);
    expect((await mei.get(new URL(Item.media.pdf.data).pathname)).status).toBe(404);
  });

  it('is forgotten, bytes and all, when it is given up, when it has run out, and when others came after it', async () => {
    const film = mp4(1000);
    const ended = await begun(film.length);
    const { place = '' } = (await uploadRow(ended.id)) ?? {};
    await send(ended.path, 0, film.subarray(0, 500));
    expect(await storedBytes(place)).toBe(500);
    expect((await mei.delete(ended.path)).status).toBe(204);
    expect([await storedBytes(place), (await ask(ended.path)).status]).toEqual([0, 404]);

    const late = await begun(film.length);
    const latePlace = (await uploadRow(late.id))?.place ?? '';
    await send(late.path, 0, film.subarray(0, 500));
    await purgeExpiredUploads(server.context);
    expect(await storedBytes(latePlace)).toBe(500);
    await server.context.db
      .update(videoUploads)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(videoUploads.id, late.id));
    expect((await ask(late.path)).status).toBe(404);
    await purgeExpiredUploads(server.context);
    expect([await storedBytes(latePlace), await uploadRow(late.id)]).toEqual([0, undefined]);

    const ida = await server.signIn((await seed.member('Ida')).email);
    const first = await begun(film.length, ida);
    for (const _ of [2, 3]) await begun(film.length, ida);
    expect((await ask(first.path, ida)).status).toBe(200);
    await begun(film.length, ida);
    expect((await ask(first.path, ida)).status).toBe(404);
  });

  it('is begun once for each Idempotency-Key [GAP-103]', async () => {
    const headers = { 'Idempotency-Key': 'film-1' };
    const one = await mei.post('/api/v1/feed/video', { ...draft, size: 1000 }, { headers });
    const again = await mei.post('/api/v1/feed/video', { ...draft, size: 1000 }, { headers });
    expect(again.body).toEqual(one.body);
    const other = await mei.post('/api/v1/feed/video', { ...draft, size: 1001 }, { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});
