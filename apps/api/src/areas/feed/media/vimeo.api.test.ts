import * as tus from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { startVideoProvider, type VideoProvider } from '../../../../testing/video-provider';
import { mp4 } from '../../../../testing/videos';
import { videoUploads } from '../../../platform/db/schema';
import { purgeExpiredUploads } from '.';

let provider: VideoProvider;
let server: TestServer;
let mei: Visitor;
let tomas: Visitor;

beforeAll(async () => {
  provider = await startVideoProvider('a-token');
  server = await startTestServer({ vimeo: { accessToken: 'a-token', apiUrl: provider.url } });
  const seed = new Seed(server.context.db);
  mei = await server.signIn((await seed.member('Mei')).email);
  tomas = await server.signIn((await seed.member('Tomas')).email);
});
beforeEach(() => {
  provider.failsWith = null;
  server.context.log.level = 'silent';
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const film = mp4(60_000);

const begin = async (visitor = mei) =>
  visitor.post('/api/v1/feed/video', { name: 'Start of draw.mp4', type: 'video/mp4', size: film.length });

/** Sends straight to the provider, without anything of the member's. @param until Stops there, as a cut does. */
const sendTo = (uploadUrl: string, until = Number.POSITIVE_INFINITY) =>
  new Promise<void>((resolve, reject) => {
    const sending = new tus.Upload(film, {
      uploadUrl,
      chunkSize: 20_000,
      onChunkComplete: (_, sent) => {
        if (sent < until) return;
        void sending.abort();
        resolve();
      },
      onSuccess: () => resolve(),
      onError: reject,
    });
    sending.start();
  });

const post = (id: string, text?: string, visitor = mei) => {
  const form = new FormData();
  form.set('video_upload', id);
  if (text !== undefined) form.set('text', text);
  return visitor.send('POST', '/api/v1/feed/post', form);
};

describe('a video that goes to a provider', () => {
  it('is sent there by tus, and its link is appended to the text of the post [FEED-032]', async () => {
    const { status, body } = await begin();
    const { id, upload_url, store, link } = body.Item;
    expect([status, store, link]).toEqual([201, 'vimeo', 'https://vimeo.com/76979871/8272103f6e']);
    expect(upload_url.startsWith(`${provider.url}/files/`)).toBe(true);
    await sendTo(upload_url, 20_000);
    const early = await post(id, 'Too early');
    expect([early.status, Object.keys(early.body.fields)]).toEqual([422, ['video_upload']]);
    await sendTo(upload_url);
    const [video] = provider.videos.values();
    expect(video?.bytes.equals(film)).toBe(true);
    // Whoever reads a private post may watch, and nobody finds it by searching.
    expect([video?.name, video?.privacy]).toEqual(['Start of draw', 'unlisted']);
    const posted = await post(id, 'The furnace draws.');
    expect(posted.body.Item).toMatchObject({
      text: `The furnace draws.\n${link}`,
      media: null,
      video: { provider: 'vimeo', id: '76979871/8272103f6e' },
    });
    expect((await post(id)).status).toBe(422);
  });

  it('may be all of a post, and must not make a text too long', async () => {
    const { id, upload_url, link } = (await begin()).body.Item;
    await sendTo(upload_url);
    const long = await post(id, 'x'.repeat(10_000));
    expect([long.status, Object.keys(long.body.fields)]).toEqual([422, ['text']]);
    expect((await post(id)).body.Item.text).toBe(link);
  });

  it('is its member’s alone, and given up there too', async () => {
    const { id } = (await begin()).body.Item;
    const [place = ''] = [...provider.videos.keys()].slice(-1);
    expect((await tomas.delete(`/api/v1/feed/video/${id}`)).status).toBe(404);
    expect((await post(id, 'Mine', tomas)).status).toBe(422);
    expect(provider.videos.has(place)).toBe(true);
    // Its bytes are not ours to take.
    const head = await mei.send('HEAD', `/api/v1/feed/video/${id}`, undefined, {
      headers: { 'Tus-Resumable': '1.0.0' },
    });
    expect(head.status).toBe(404);
    expect((await mei.delete(`/api/v1/feed/video/${id}`)).status).toBe(204);
    expect(provider.videos.has(place)).toBe(false);
  });

  it('waits while the provider fails: nothing is begun, and what is to go goes later', async () => {
    const { id } = (await begin()).body.Item;
    const [place = ''] = [...provider.videos.keys()].slice(-1);
    provider.failsWith = 500;
    const refused = await begin();
    expect([refused.status, refused.body.code]).toEqual([503, 'videos_unavailable']);
    expect((await mei.delete(`/api/v1/feed/video/${id}`)).status).toBe(204);
    provider.failsWith = null;
    expect(provider.videos.has(place)).toBe(true);
    await purgeExpiredUploads(server.context);
    expect(provider.videos.has(place)).toBe(false);
    const rows = await server.context.db.select().from(videoUploads);
    expect(rows.map((row) => row.id)).not.toContain(id);
  });
});
