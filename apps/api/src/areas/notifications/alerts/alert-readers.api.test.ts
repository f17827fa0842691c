import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../platform/db/database';
import { all, comment, like, SETTINGS, setAlerts, startAlertScene } from './testing/alert-scene';

const OPT_OUT = '/api/v1/emails/optOut';

let scene: Awaited<ReturnType<typeof startAlertScene>>;

beforeAll(async () => {
  scene = await startAlertScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.clear());

describe('posts about what one follows', () => {
  it('are mailed once to each who follows a product or a company that they tag, never to the author', async () => {
    const [product, works] = [await scene.seed.product('Preform'), await scene.seed.company('Kvarn Works')];
    const author = await scene.join('Vic', 'immediate');
    const [both, company, off] = [
      await scene.join('Wim', 'immediate'),
      await scene.join('Xia', 'immediate'),
      await scene.join('Yan', 'off'),
    ];
    for (const { id } of [author, both, off]) await scene.seed.follower(product, { id });
    for (const { visitor } of [both, company]) {
      await visitor.post('/api/v1/me/followedCompanies', { company_id: works.id });
    }
    await scene.clear();
    const form = new FormData();
    form.set('text', 'New grade of preform');
    form.set('taggedProduct', JSON.stringify([product.id]));
    form.set('taggedCompanies', JSON.stringify([works.id]));
    const posted = await author.visitor.post('/api/v1/feed/post', form);
    expect(posted.status).toBe(201);
    for (const reader of [both, company]) {
      const [mail, ...more] = await scene.arrived(reader);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Vic Okafor posted “New grade of preform”');
      expect(mail?.text).toContain(`${scene.server.webUrl}/feed/post/${posted.body.Item.id}`);
    }
    const edit = new FormData();
    edit.set('text', 'New grade of preform, edited');
    await author.visitor.put(`/api/v1/feed/post/${posted.body.Item.id}/content`, edit);
    await scene.timeComes();
    expect(await scene.arrived(both)).toHaveLength(1);
    for (const nobody of [author, off]) expect(await scene.arrived(nobody)).toEqual([]);
  });
});

describe('members whom one has blocked', () => {
  it('are not named in what is mailed, nor are their posts, even when they did it before [GAP-097]', async () => {
    const product = await scene.seed.product('Cladding tube');
    const reader = await scene.join('Ulf', 'daily');
    const [foe, friend] = [await scene.join('Vera'), await scene.join('Wes')];
    await scene.seed.follower(product, { id: reader.id });
    const post = await scene.seed.post(reader, 'Which lathe?');
    for (const one of [foe, friend]) {
      await like(one, post.id);
      const form = new FormData();
      form.set('text', `From ${one.email}`);
      form.set('taggedProduct', JSON.stringify([product.id]));
      expect((await one.visitor.post('/api/v1/feed/post', form)).status).toBe(201);
    }
    await scene.work();
    await reader.visitor.post('/api/v2/me/blocks', { user_id: foe.id });
    await comment(foe, post.id);
    await scene.work();
    await scene.timeComes();
    const [mail, ...more] = await scene.arrived(reader);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 updates on Millrace');
    expect(mail?.text).toContain('Wes Okafor liked your post');
    expect(mail?.text).toContain('Wes Okafor posted');
    expect(mail?.text).not.toContain('Vera');
    expect(mail?.html).not.toContain('Vera');
  });
});

describe('one click', () => {
  it('stops all alerts, whose settings stay for when they are wanted again [GAP-094]', async () => {
    const [author, fan] = [await scene.join('Zoe', 'immediate'), await scene.join('Abe')];
    await like(fan, (await scene.seed.post(author, 'One.')).id);
    const [mail] = await scene.arrived(author);
    const token = /\/unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const header = (name: string) => mail?.parsed.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${scene.server.webUrl}/unsubscribe?token=${token}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    const guest = scene.server.guest();
    const asked = await guest.get(`${OPT_OUT}?token=${token}`);
    expect(asked.body).toEqual({ kind: 'alerts', email: author.email, opted_out: false });
    expect((await guest.put(OPT_OUT, { token, opted_out: true })).body.opted_out).toBe(true);
    await like(fan, (await scene.seed.post(author, 'Two.')).id);
    await scene.timeComes();
    expect(await scene.arrived(author)).toHaveLength(1);
    expect((await author.visitor.get(SETTINGS)).body).toMatchObject({
      stopped: true,
      frequencies: all('immediate'),
    });
    await guest.put(OPT_OUT, { token, opted_out: false });
    await like(fan, (await scene.seed.post(author, 'Three.')).id);
    const [, again] = await scene.arrived(author);
    expect(again?.subject).toContain('Three.');
  });
});

describe('the settings', () => {
  it('are one’s own; a morning is that of one’s time zone', async () => {
    const { visitor, id } = await scene.join('Bea');
    expect((await scene.server.guest().get(SETTINGS)).status).toBe(401);
    expect((await setAlerts(scene.server.guest(), all('off'))).status).toBe(401);
    const wrong = await setAlerts(visitor, all('daily'), { time_zone: 'Europe/Atlantis' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['time_zone']]);
    expect((await setAlerts(visitor, all('daily'), { time_zone: 'Asia/Tokyo' })).body.time_zone).toBe(
      'Asia/Tokyo',
    );
    const rows = await rowsOf<{ hour: number }>(
      scene.server.context.db,
      sql`SELECT extract(hour FROM daily_at AT TIME ZONE 'UTC')::int AS hour FROM alert_settings WHERE user_id = ${id}`,
    );
    // Seven in the morning there.
    expect(rows).toEqual([{ hour: 22 }]);
  });
});
