import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailAlerts, queueDueAlerts } from '.';
import { all, comment, like, SETTINGS, setAlerts, startAlertScene } from './testing/alert-scene';

let scene: Awaited<ReturnType<typeof startAlertScene>>;

beforeAll(async () => {
  scene = await startAlertScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.clear());

describe('how often', () => {
  it('at once: a mail in HTML and text that names who did what, and leads there [GAP-094]', async () => {
    const [author, fan] = [await scene.join('Ada', 'immediate'), await scene.join('Ben')];
    const post = await scene.seed.post(author, 'Draw tower 3 runs.');
    await comment(fan, post.id);
    const [mail, ...more] = await scene.arrived(author);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ben Okafor commented on your post “Draw tower 3 runs.”');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Ben Okafor commented on your post “Draw tower 3 runs.”');
      expect(body).toContain(`${scene.server.webUrl}/feed/post/${post.id}`);
      expect(body).toContain(`${scene.server.webUrl}/settings/notifications`);
    }
    expect(await scene.arrived(fan)).toEqual([]);
  });

  it('at once, but what happens within minutes comes in one mail', async () => {
    const [author, ...fans] = [
      await scene.join('Cai', 'immediate'),
      await scene.join('Dan'),
      await scene.join('Eve'),
    ];
    const post = await scene.seed.post(author, 'Preform line.');
    for (const fan of [...fans, await scene.join('Fay')]) {
      await like(fan, post.id);
      await scene.work();
    }
    expect(await scene.arrived(author)).toHaveLength(1);
    await scene.timeComes();
    const [, second, ...more] = await scene.arrived(author);
    expect(more).toEqual([]);
    expect(second?.subject).toBe('Fay Okafor and 1 other liked your post “Preform line.”');
  });

  it('by day and by week: one mail when it is time, of several things by kind', async () => {
    const [author, fan] = [await scene.join('Gus', 'daily'), await scene.join('Hal')];
    await setAlerts(author.visitor, { ...all('daily'), people: 'weekly' });
    const post = await scene.seed.post(author, 'Shift plan.');
    await like(fan, post.id);
    await comment(fan, post.id);
    await fan.visitor.post('/api/v2/me/connections', { user_id: author.id });
    expect(await scene.arrived(author)).toEqual([]);
    await scene.timeComes(['posts']);
    const [daily, ...more] = await scene.arrived(author);
    expect(more).toEqual([]);
    expect(daily?.subject).toBe('2 updates on Millrace');
    expect(daily?.text).toContain('Hal Okafor liked your post');
    expect(daily?.text).toContain('Hal Okafor commented on your post');
    await scene.timeComes();
    const [, weekly] = await scene.arrived(author);
    expect(weekly?.subject).toBe('Hal Okafor was added to your network connections');
  });

  it('never, where it is off; the usual is by day and week', async () => {
    const [author, usual, fan] = [
      await scene.join('Ida', 'off'),
      await scene.join('Jon'),
      await scene.join('Kim'),
    ];
    for (const one of [author, usual]) await like(fan, (await scene.seed.post(one, 'Quiet.')).id);
    await scene.work();
    await scene.timeComes();
    expect(await scene.arrived(author)).toEqual([]);
    expect(await scene.arrived(usual)).toHaveLength(1);
    expect((await usual.visitor.get(SETTINGS)).body).toEqual({
      frequencies: {
        posts: 'daily',
        products: 'weekly',
        people: 'weekly',
        product_posts: 'weekly',
        company_posts: 'weekly',
      },
      stopped: false,
      time_zone: null,
    });
  });
});

describe('a digest', () => {
  it('repeats nothing, however often its job is run and by how many [GAP-094]', async () => {
    const [author, fan, late] = [
      await scene.join('Lea', 'daily'),
      await scene.join('Mia'),
      await scene.join('Ned'),
    ];
    const post = await scene.seed.post(author, 'Furnace two.');
    await like(fan, post.id);
    await scene.work();
    await scene.timeComes();
    await Promise.all([1, 2, 3].map(() => mailAlerts(scene.server.context, { userId: author.id })));
    await Promise.all([1, 2].map(() => queueDueAlerts(scene.server.context)));
    expect(await scene.arrived(author)).toHaveLength(1);
    // Told together in the list; in the mail only what is new.
    await like(late, post.id);
    await fan.visitor.put(`/api/v1/feed/post/${post.id}/unlike`, undefined);
    await scene.work();
    await like(fan, post.id);
    await scene.work();
    await scene.timeComes();
    const [, second, ...more] = await scene.arrived(author);
    expect(more).toEqual([]);
    expect(second?.subject).toBe('Ned Okafor liked your post “Furnace two.”');
  });

  it('is made again when its process dies before it is queued', async () => {
    const [author, fan] = [await scene.join('Ole', 'daily'), await scene.join('Pia')];
    await like(fan, (await scene.seed.post(author, 'Died once.')).id);
    await scene.work();
    await scene.timeComes();
    const dying = { ...scene.server.context.mailer, send: () => Promise.reject(new Error('killed')) };
    await expect(
      mailAlerts({ ...scene.server.context, mailer: dying }, { userId: author.id }),
    ).rejects.toThrow('killed');
    expect(await scene.arrived(author)).toHaveLength(1);
  });

  it('leaves out what was taken back, read meanwhile, or may not be read any more [GAP-052]', async () => {
    const [author, fan, reader] = [
      await scene.join('Quin', 'daily'),
      await scene.join('Rae'),
      await scene.join('Sam', 'daily'),
    ];
    const post = await scene.seed.post(author, 'Taken back.');
    await like(fan, post.id);
    await scene.work();
    await fan.visitor.put(`/api/v1/feed/post/${post.id}/unlike`, undefined);
    await comment(reader, post.id);
    await scene.work();
    await author.visitor.post('/api/v1/user/notification/lastread', { timestamp: new Date().toISOString() });
    await comment(fan, post.id);
    await scene.work();
    const form = new FormData();
    form.set('visibility', 'private');
    await author.visitor.put(`/api/v1/feed/post/${post.id}/content`, form);
    await scene.timeComes();
    const own = await scene.arrived(author);
    expect(own.map(({ subject }) => subject)).toEqual(['Rae Okafor commented on your post “Taken back.”']);
    expect(await scene.arrived(reader)).toEqual([]);
  });

  it('follows the settings, also for what waits', async () => {
    const [author, fan] = [await scene.join('Tia', 'weekly'), await scene.join('Udo')];
    await like(fan, (await scene.seed.post(author, 'Sooner.')).id);
    expect(await scene.arrived(author)).toEqual([]);
    await setAlerts(author.visitor, all('immediate'));
    expect(await scene.arrived(author)).toHaveLength(1);
    await setAlerts(author.visitor, all('daily'));
    await like(fan, (await scene.seed.post(author, 'Never.')).id);
    await scene.work();
    await setAlerts(author.visitor, all('off'));
    await setAlerts(author.visitor, all('immediate'));
    await scene.timeComes();
    expect(await scene.arrived(author)).toHaveLength(1);
  });
});
