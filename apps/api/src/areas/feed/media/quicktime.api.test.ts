import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { FILM_PLACE, mp4, quickTime } from '../../../../testing/videos';

let server: TestServer;
let mei: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  mei = await server.signIn((await new Seed(server.context.db).member('Mei')).email);
});
afterAll(() => server.close());

const UNPLAYABLE = /^Browsers can’t play this video\. Use H\.264 or HEVC with AAC sound/;

/** In the form of a post. */
function inForm(film: Uint8Array, language = 'en') {
  const form = new FormData();
  form.set('video', new Blob([Buffer.from(film)], { type: 'video/quicktime' }), 'IMG_0042.MOV');
  return mei.send('POST', '/api/v1/feed/post', form, { headers: { 'Accept-Language': language } });
}

/** Before its post. @returns What the last byte was answered, and the upload. */
async function inParts(film: Uint8Array) {
  const draft = { name: 'IMG_0042.MOV', type: 'video/quicktime', size: film.length };
  const begun = await mei.post('/api/v1/feed/video', draft);
  expect(begun.status).toBe(201);
  const { pathname } = new URL(begun.body.Item.upload_url);
  const sent = await mei.send('PATCH', pathname, film, {
    headers: {
      'Tus-Resumable': '1.0.0',
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': '0',
    },
  });
  return { sent, id: begun.body.Item.id as string };
}

/** Browsers play it as MP4: it is named and served as that, without where it was taken. */
async function expectPlayable(video: { data: string; name: string }): Promise<void> {
  expect(video.name).toBe('IMG_0042.mp4');
  const { pathname } = new URL(video.data);
  expect(pathname).toMatch(/\.mp4$/);
  const file = await fetch(new URL(pathname, server.url), { headers: { Range: 'bytes=0-11' } });
  expect([file.status, file.headers.get('content-type')]).toEqual([206, 'video/mp4']);
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 4)).toBe('ftypqt  ');
  const all = await fetch(new URL(pathname, server.url));
  expect(Buffer.from(await all.arrayBuffer()).includes(FILM_PLACE)).toBe(false);
}

it('takes QuickTime as telephones record it, in the form of a post and before it [FEED-026, GAP-098]', async () => {
  const film = quickTime();
  const posted = await inForm(film);
  expect(posted.status).toBe(201);
  await expectPlayable(posted.body.Item.media.video);
  const { sent, id } = await inParts(film);
  expect(sent.status).toBe(204);
  const form = new FormData();
  form.set('video_upload', id);
  await expectPlayable((await mei.send('POST', '/api/v1/feed/post', form)).body.Item.media.video);
});

it('takes every form of it that browsers play', async () => {
  for (const tracks of [
    [['vide', 'avc1']],
    [
      ['soun', 'mp4a'],
      ['vide', 'hev1'],
    ],
    // Sound around the listener stands beside plain sound.
    [
      ['vide', 'hvc1'],
      ['soun', 'mp4a'],
      ['soun', 'apac'],
    ],
  ] as const) {
    expect((await inForm(quickTime(tracks))).status).toBe(201);
  }
});

it('says plainly of QuickTime for editing that browsers cannot play it, in the reader’s language [GAP-098]', async () => {
  for (const film of [
    quickTime([['vide', 'apch']]),
    quickTime([
      ['vide', 'avc1'],
      ['soun', 'lpcm'],
    ]),
    quickTime([['soun', 'mp4a']]),
    quickTime([]),
    quickTime().subarray(0, 150_000),
    // Older than boxes of kinds.
    quickTime().subarray(20),
  ]) {
    const reply = await inForm(film);
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_type']);
    expect(reply.body.fields.video).toMatch(UNPLAYABLE);
  }
  const { sent, id } = await inParts(quickTime([['vide', 'apch']]));
  expect(sent.status).toBe(415);
  expect(sent.body.fields.video).toMatch(UNPLAYABLE);
  expect((await mei.delete(`/api/v1/feed/video/${id}`)).status).toBe(404);
  const german = await inForm(quickTime([['vide', 'apch']]), 'de');
  expect(german.body.fields.video).toMatch(/^Dieses Video können Browser nicht abspielen/);
});

it('goes by the content, not by the name: MP4 that is called MOV is MP4', async () => {
  const reply = await inForm(mp4(1000));
  expect([reply.status, reply.body.Item.media.video.name]).toEqual([201, 'IMG_0042.mp4']);
  const text = await inForm(Buffer.from('no film at all'));
  expect([text.status, text.body.fields]).toEqual([
    415,
    { video: 'Use an MP4, MOV or WebM video of up to 500 MB.' },
  ]);
});
