import { eq, sql } from 'drizzle-orm';
import * as tus from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joined, PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { edit, posted, postPath, read } from '../../../../testing/posting-members';
import { startVideoProvider, type VideoProvider } from '../../../../testing/video-provider';
import { mp4 } from '../../../../testing/videos';
import { jobHandlers } from '../../../background';
import { purgeExpired } from '../../../housekeeping';
import { posts, providerVideos } from '../../../platform/db/schema';
import { leadsTo } from './videos.service';

let provider: VideoProvider;
let server: TestServer;
let seed: Seed;
let mei: Visitor;
let tomas: Visitor;

beforeAll(async () => {
  provider = await startVideoProvider('a-token');
  server = await startTestServer({ vimeo: { accessToken: 'a-token', apiUrl: provider.url } });
  seed = new Seed(server.context.db);
  mei = (await joined(server, seed, 'Mei')).visitor;
  tomas = (await joined(server, seed, 'Tomas')).visitor;
});
beforeEach(() => {
  provider.failsWith = null;
  provider.asked.length = 0;
  server.context.log.level = 'silent';
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const film = mp4(20_000);

const begin = async (visitor: Visitor) =>
  (await visitor.post('/api/v1/feed/video', { name: 'Draw.mp4', type: 'video/mp4', size: film.length })).body
    .Item;

/** A post with a video that was sent to the provider. */
async function filmed(visitor: Visitor, text: string) {
  const { id, upload_url, link } = await begin(visitor);
  await new Promise<void>((resolve, reject) => {
    new tus.Upload(film, { uploadUrl: upload_url, onSuccess: () => resolve(), onError: reject }).start();
  });
  const post = await posted(visitor, { text, video_upload: id });
  return { id: post.id as string, link: link as string, place: link.split('/')[3] as string };
}

const work = () => server.context.jobs.runDue(jobHandlers(server.context));

/** Lets the time of undoing pass, and all be forgotten of which the time is over. */
async function forgetRemoved(): Promise<void> {
  await server.context.db
    .update(posts)
    .set({ removedAt: new Date(Date.now() - 16 * 60_000) })
    .where(sql`${posts.removedAt} IS NOT NULL`);
  await purgeExpired(server.context);
  await work();
}

/** What is written down of a video. */
const keptOf = (place: string) =>
  server.context.db
    .select()
    .from(providerVideos)
    .where(eq(providerVideos.place, `/videos/${place}`));

const deletions = () => provider.asked.filter((one) => one.startsWith('DELETE'));

describe('a video at a provider', () => {
  it('goes there with its post, once that can be brought back no more [FEED-032, API-045]', async () => {
    const { id, place } = await filmed(mei, 'Starts');
    await mei.delete(postPath(id));
    await purgeExpired(server.context);
    await work();
    expect(provider.videos.has(place)).toBe(true);
    expect((await mei.put(postPath(id, '/restore'), undefined)).status).toBe(200);
    await forgetRemoved();
    expect(provider.videos.has(place)).toBe(true);
    await mei.delete(postPath(id));
    await forgetRemoved();
    expect(provider.videos.has(place)).toBe(false);
    expect(await keptOf(place)).toEqual([]);
  });

  it('stays while moderators are yet to decide on its post [GAP-096]', async () => {
    const { id, place } = await filmed(mei, 'To be looked at');
    const reported = await tomas.post('/api/v2/reports', {
      target: { kind: 'post', id },
      reason: 'spam',
    });
    expect(reported.status).toBe(201);
    await mei.delete(postPath(id));
    await forgetRemoved();
    expect(provider.videos.has(place)).toBe(true);
    await server.context.db.execute(
      sql`UPDATE moderation_cases SET closed_at = now() WHERE target_id = ${id}::uuid`,
    );
    await forgetRemoved();
    expect(provider.videos.has(place)).toBe(false);
  });

  it('goes when an edit takes its link out of the text, and stays with any other', async () => {
    const { id, link, place } = await filmed(mei, 'Said with a film');
    await edit(mei, id, { text: `Other words ${link}` });
    await edit(mei, id, { visibility: 'private' });
    await edit(mei, id, { text: `Its player: https://player.vimeo.com/video/${place}?h=8272103f6e` });
    await work();
    expect(provider.videos.has(place)).toBe(true);
    expect((await edit(mei, id, { text: 'No film' })).status).toBe(200);
    await work();
    expect(provider.videos.has(place)).toBe(false);
    expect((await read(mei, id)).body.Item.video).toBeNull();
  });

  it('goes with the account of its member, and what was begun and never posted too [GAP-046]', async () => {
    const leaver = await joined(server, seed, 'Leaver');
    const { place } = await filmed(leaver.visitor, 'Last film');
    const begun = (await begin(leaver.visitor)).link.split('/')[3];
    const account = { email: leaver.email, password: PASSWORD };
    expect((await leaver.visitor.post('/api/v2/me/delete', account)).status).toBe(204);
    await forgetRemoved();
    expect([provider.videos.has(place), provider.videos.has(begun)]).toEqual([false, false]);
  });

  it('is kept by another post of the same member that leads to it, and by nobody else’s', async () => {
    const { id, link, place } = await filmed(mei, 'First');
    const again = await posted(mei, { text: `Once more: ${link}` });
    const others = await posted(tomas, { text: `Look at ${link}` });
    // What somebody else has pasted is not theirs to remove.
    await tomas.delete(postPath(others.id));
    await forgetRemoved();
    expect(deletions()).toEqual([]);
    await posted(tomas, { text: `Look again at ${link}` });
    await mei.delete(postPath(id));
    await forgetRemoved();
    expect(provider.videos.has(place)).toBe(true);
    await mei.delete(postPath(again.id));
    await forgetRemoved();
    expect(deletions()).toEqual([`DELETE /videos/${place}`]);
    expect(provider.videos.has(place)).toBe(false);
  });

  it('is never asked for where a link was only pasted', async () => {
    const { id } = await posted(mei, { text: 'Not ours: https://vimeo.com/76979871' });
    await edit(mei, id, { text: 'Nothing' });
    await mei.delete(postPath(id));
    await forgetRemoved();
    expect(deletions()).toEqual([]);
  });

  it('is tried again while the provider fails, and is done with when it is not there any more', async () => {
    const { db } = server.context;
    const { id, place } = await filmed(mei, 'Stubborn');
    provider.failsWith = 500;
    await edit(mei, id, { text: 'Without' });
    await work();
    expect(deletions()).toHaveLength(1);
    expect(await keptOf(place)).toHaveLength(1);
    provider.failsWith = null;
    await db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE name = 'videoRemoval'`);
    await work();
    expect(provider.videos.has(place)).toBe(false);
    expect(await keptOf(place)).toEqual([]);

    const gone = await filmed(mei, 'Gone already');
    provider.videos.delete(gone.place);
    await edit(mei, gone.id, { text: 'Without' });
    await work();
    expect(await keptOf(gone.place)).toEqual([]);
  });

  it('is queued anew when its job has failed for good, though not at each turn', async () => {
    const { db } = server.context;
    const { id, place } = await filmed(mei, 'Forsaken');
    provider.failsWith = 500;
    await edit(mei, id, { text: 'Without' });
    await db.execute(sql`DELETE FROM pgboss.job WHERE name = 'videoRemoval'`);
    provider.failsWith = null;
    await forgetRemoved();
    expect(provider.videos.has(place)).toBe(true);
    await db.update(providerVideos).set({ queuedAt: new Date(Date.now() - 49 * 3_600_000) });
    await forgetRemoved();
    expect(provider.videos.has(place)).toBe(false);
  });
});

it('tells a link to a video from links to others', () => {
  const place = '/videos/76979871';
  for (const link of [
    'https://vimeo.com/76979871/827',
    'player.vimeo.com/video/76979871?h=8',
    'vimeo.com/channels/a/76979871',
  ])
    expect(leadsTo(`Look: ${link}.`, place)).toBe(true);
  for (const link of [
    'https://vimeo.com/769798711',
    'https://example.com/76979871',
    'vimeo.com/176979871',
    '76979871',
  ])
    expect(leadsTo(`Look: ${link}.`, place)).toBe(false);
});
