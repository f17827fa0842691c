import { directChatId } from '@millrace/domain';
import { type S3Store, startS3Store } from '@millrace/test-servers/s3-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { FILM_PLACE, film } from '../../../../testing/videos';
import { newId } from '../../../platform/db/ids';
import { readS3Place } from '../../../platform/storage/s3-place';

const taken = film();

let store: S3Store;
beforeAll(async () => {
  store = await startS3Store();
});
afterAll(() => store.stop());

describe.each([
  ['a folder', () => null],
  ['a bucket', () => readS3Place(store.url)],
])('a film that says where it was taken, kept in %s', (_, placeOf) => {
  let server: TestServer;
  let mei: Visitor;
  let tomas: Visitor;
  let room: string;

  beforeAll(async () => {
    server = await startTestServer({ s3: placeOf() });
    const seed = new Seed(server.context.db);
    const [author, reader] = [await seed.member('Mei', { plan: 'premium' }), await seed.member('Tomas')];
    room = `/api/v1/chats/${directChatId(author.id, reader.id)}/file`;
    mei = await server.signIn(author.email);
    tomas = await server.signIn(reader.email);
  });
  afterAll(() => server.close());

  /** What another member is answered: the same film, with nothing where the places stood. */
  const expectForgotten = async (address: string) => {
    const { pathname } = new URL(address);
    const reply = await fetch(new URL(pathname, server.url), {
      headers: { Cookie: tomas.sessionCookie ?? '' },
    });
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(bytes.includes(FILM_PLACE)).toBe(false);
    expect(bytes.equals(film(true))).toBe(true);
  };

  it('says so no longer when it came in a form', async () => {
    const form = new FormData();
    form.set('video', new Blob([Buffer.from(taken)]), 'film.mp4');
    const { status, body } = await mei.send('POST', '/api/v1/feed/post', form);
    expect(status).toBe(201);
    await expectForgotten(body.Item.media.video.data);
  });

  it('says so no longer when it came part by part, wherever one ends', async () => {
    const { Item } = (
      await mei.post('/api/v1/feed/video', { name: 'film.mp4', type: 'video/mp4', size: taken.length })
    ).body;
    const { pathname } = new URL(Item.upload_url);
    // The second ends within a place.
    const cuts = [0, 70_000, taken.lastIndexOf(FILM_PLACE) + 5, taken.length];
    for (const [at, start] of cuts.slice(0, -1).entries()) {
      const { status } = await mei.send('PATCH', pathname, taken.subarray(start, cuts[at + 1]), {
        headers: {
          'Tus-Resumable': '1.0.0',
          'Content-Type': 'application/offset+octet-stream',
          'Upload-Offset': String(start),
        },
      });
      expect(status).toBe(204);
    }
    const form = new FormData();
    form.set('video_upload', Item.id);
    const { status, body } = await mei.send('POST', '/api/v1/feed/post', form);
    expect(status).toBe(201);
    await expectForgotten(body.Item.media.video.data);
  });

  it('says so no longer in a message', async () => {
    const form = new FormData();
    form.set('id', newId());
    form.set('video', new Blob([Buffer.from(taken)]), 'film.mp4');
    const { status, body } = await mei.send('POST', room, form);
    expect(status).toBe(201);
    await expectForgotten(body.Item.media.video.data);
  });
});
