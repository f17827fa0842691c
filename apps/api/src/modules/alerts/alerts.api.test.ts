import type { AlertKind } from '@millrace/domain';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../background';
import { rowsOf } from '../../db/database';
import { alertItems, alertSettings } from '../../db/schema';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { type MailServer, startMailServer } from '../../testing/mail-server';
import { mailAlerts, queueDueAlerts } from '.';

const SETTINGS = '/api/v2/me/alerts';
const OPT_OUT = '/api/v1/emails/optOut';

let mails: MailServer;
let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ smtpUrl: mails.url, mailFrom: 'Millrace <hello@millrace.example>' });
  seed = new Seed(server.context.db);
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  await work();
  mails.arrived.length = 0;
});

type Frequency = 'immediate' | 'daily' | 'weekly' | 'off';
const all = (frequency: Frequency) => ({
  posts: frequency,
  products: frequency,
  people: frequency,
  product_posts: frequency,
  company_posts: frequency,
});

async function join(name: string, frequency?: Frequency) {
  const row = await seed.member(name);
  const visitor = await server.signIn(row.email);
  if (frequency) await set(visitor, all(frequency));
  return { ...row, visitor };
}

const set = (visitor: Visitor, frequencies: ReturnType<typeof all>, rest: object = {}) =>
  visitor.put(SETTINGS, { frequencies, stopped: false, time_zone: null, ...rest });

const work = () => server.context.jobs.runDue(jobHandlers(server.context));
const like = ({ visitor }: { visitor: Visitor }, id: string) =>
  visitor.put(`/api/v1/feed/post/${id}/like`, undefined);
const comment = ({ visitor }: { visitor: Visitor }, id: string) =>
  visitor.post(`/api/v1/feed/post/${id}/comment`, { text: 'Which furnace?' });

/** Has the time come for what waits to be mailed: of these kinds, or of all. */
async function timeComes(kinds = ['posts', 'products', 'people', 'product_posts', 'company_posts']) {
  const { db } = server.context;
  await db
    .update(alertItems)
    .set({ dueAt: sql`now()` })
    .where(and(isNull(alertItems.mailedAt), inArray(alertItems.kind, kinds as AlertKind[])));
  await db.update(alertSettings).set({ immediateAt: sql`now()` });
}

/** What arrived for a member once all that is due was mailed. */
async function arrived({ email }: { email: string }) {
  await work();
  await queueDueAlerts(server.context);
  await work();
  return mails.arrived
    .filter(({ recipients }) => recipients.includes(email))
    .map(({ parsed }) => ({
      subject: parsed.subject,
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      parsed,
    }));
}

describe('how often', () => {
  it('at once: a mail in HTML and text that names who did what, and leads there [GAP-094]', async () => {
    const [author, fan] = [await join('Ada', 'immediate'), await join('Ben')];
    const post = await seed.post(author, 'Draw tower 3 runs.');
    await comment(fan, post.id);
    const [mail, ...more] = await arrived(author);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ben Okafor commented on your post “Draw tower 3 runs.”');
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Ben Okafor commented on your post “Draw tower 3 runs.”');
      expect(body).toContain(`${server.webUrl}/feed/post/${post.id}`);
      expect(body).toContain(`${server.webUrl}/profile#alerts`);
    }
    expect(await arrived(fan)).toEqual([]);
  });

  it('at once, but what happens within minutes comes in one mail', async () => {
    const [author, ...fans] = [await join('Cai', 'immediate'), await join('Dan'), await join('Eve')];
    const post = await seed.post(author, 'Preform line.');
    for (const fan of [...fans, await join('Fay')]) {
      await like(fan, post.id);
      await work();
    }
    expect(await arrived(author)).toHaveLength(1);
    await timeComes();
    const [, second, ...more] = await arrived(author);
    expect(more).toEqual([]);
    expect(second?.subject).toBe('Fay Okafor and 1 other liked your post “Preform line.”');
  });

  it('by day and by week: one mail when it is time, of several things by kind', async () => {
    const [author, fan] = [await join('Gus', 'daily'), await join('Hal')];
    await set(author.visitor, { ...all('daily'), people: 'weekly' });
    const post = await seed.post(author, 'Shift plan.');
    await like(fan, post.id);
    await comment(fan, post.id);
    await fan.visitor.post('/api/v2/me/connections', { user_id: author.id });
    expect(await arrived(author)).toEqual([]);
    await timeComes(['posts']);
    const [daily, ...more] = await arrived(author);
    expect(more).toEqual([]);
    expect(daily?.subject).toBe('2 things happened on Millrace');
    expect(daily?.text).toContain('Hal Okafor liked your post');
    expect(daily?.text).toContain('Hal Okafor commented on your post');
    await timeComes();
    const [, weekly] = await arrived(author);
    expect(weekly?.subject).toBe('Hal Okafor was added to your network connections');
  });

  it('never, where it is off; the usual is by day and week', async () => {
    const [author, usual, fan] = [await join('Ida', 'off'), await join('Jon'), await join('Kim')];
    for (const one of [author, usual]) await like(fan, (await seed.post(one, 'Quiet.')).id);
    await work();
    await timeComes();
    expect(await arrived(author)).toEqual([]);
    expect(await arrived(usual)).toHaveLength(1);
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
    const [author, fan, late] = [await join('Lea', 'daily'), await join('Mia'), await join('Ned')];
    const post = await seed.post(author, 'Furnace two.');
    await like(fan, post.id);
    await work();
    await timeComes();
    await Promise.all([1, 2, 3].map(() => mailAlerts(server.context, { userId: author.id })));
    await Promise.all([1, 2].map(() => queueDueAlerts(server.context)));
    expect(await arrived(author)).toHaveLength(1);
    // Told together in the list; in the mail only what is new.
    await like(late, post.id);
    await fan.visitor.put(`/api/v1/feed/post/${post.id}/unlike`, undefined);
    await work();
    await like(fan, post.id);
    await work();
    await timeComes();
    const [, second, ...more] = await arrived(author);
    expect(more).toEqual([]);
    expect(second?.subject).toBe('Ned Okafor liked your post “Furnace two.”');
  });

  it('is made again when its process dies before it is queued', async () => {
    const [author, fan] = [await join('Ole', 'daily'), await join('Pia')];
    await like(fan, (await seed.post(author, 'Died once.')).id);
    await work();
    await timeComes();
    const dying = { ...server.context.mailer, send: () => Promise.reject(new Error('killed')) };
    await expect(mailAlerts({ ...server.context, mailer: dying }, { userId: author.id })).rejects.toThrow(
      'killed',
    );
    expect(await arrived(author)).toHaveLength(1);
  });

  it('leaves out what was taken back, read meanwhile, or may not be read any more [GAP-052]', async () => {
    const [author, fan, reader] = [
      await join('Quin', 'daily'),
      await join('Rae'),
      await join('Sam', 'daily'),
    ];
    const post = await seed.post(author, 'Taken back.');
    await like(fan, post.id);
    await work();
    await fan.visitor.put(`/api/v1/feed/post/${post.id}/unlike`, undefined);
    await comment(reader, post.id);
    await work();
    await author.visitor.post('/api/v1/user/notification/lastread', { timestamp: new Date().toISOString() });
    await comment(fan, post.id);
    await work();
    const form = new FormData();
    form.set('visibility', 'private');
    await author.visitor.put(`/api/v1/feed/post/${post.id}/content`, form);
    await timeComes();
    const own = await arrived(author);
    expect(own.map(({ subject }) => subject)).toEqual(['Rae Okafor commented on your post “Taken back.”']);
    expect(await arrived(reader)).toEqual([]);
  });

  it('follows the settings, also for what waits', async () => {
    const [author, fan] = [await join('Tia', 'weekly'), await join('Udo')];
    await like(fan, (await seed.post(author, 'Sooner.')).id);
    expect(await arrived(author)).toEqual([]);
    await set(author.visitor, all('immediate'));
    expect(await arrived(author)).toHaveLength(1);
    await set(author.visitor, all('daily'));
    await like(fan, (await seed.post(author, 'Never.')).id);
    await work();
    await set(author.visitor, all('off'));
    await set(author.visitor, all('immediate'));
    await timeComes();
    expect(await arrived(author)).toHaveLength(1);
  });
});

describe('posts about what one follows', () => {
  it('are mailed once to each who follows a product or a company that they tag, never to the author', async () => {
    const [product, works] = [await seed.product('Preform'), await seed.company('Kvarn Works')];
    const author = await join('Vic', 'immediate');
    const [both, company, off] = [
      await join('Wim', 'immediate'),
      await join('Xia', 'immediate'),
      await join('Yan', 'off'),
    ];
    for (const { id } of [author, both, off]) await seed.follower(product, { id });
    for (const { visitor } of [both, company]) {
      await visitor.post('/api/v1/me/followedCompanies', { company_id: works.id });
    }
    await work();
    mails.arrived.length = 0;
    const form = new FormData();
    form.set('text', 'New grade of preform');
    form.set('taggedProduct', JSON.stringify([product.id]));
    form.set('taggedCompanies', JSON.stringify([works.id]));
    const posted = await author.visitor.post('/api/v1/feed/post', form);
    expect(posted.status).toBe(201);
    for (const reader of [both, company]) {
      const [mail, ...more] = await arrived(reader);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Vic Okafor posted “New grade of preform”');
      expect(mail?.text).toContain(`${server.webUrl}/feed/post/${posted.body.Item.id}`);
    }
    const edit = new FormData();
    edit.set('text', 'New grade of preform, edited');
    await author.visitor.put(`/api/v1/feed/post/${posted.body.Item.id}/content`, edit);
    await timeComes();
    expect(await arrived(both)).toHaveLength(1);
    for (const nobody of [author, off]) expect(await arrived(nobody)).toEqual([]);
  });
});

describe('one click', () => {
  it('stops all alerts, whose settings stay for when they are wanted again [GAP-094]', async () => {
    const [author, fan] = [await join('Zoe', 'immediate'), await join('Abe')];
    await like(fan, (await seed.post(author, 'One.')).id);
    const [mail] = await arrived(author);
    const token = /\/unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const header = (name: string) => mail?.parsed.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${server.webUrl}/unsubscribe?token=${token}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    const guest = server.guest();
    const asked = await guest.get(`${OPT_OUT}?token=${token}`);
    expect(asked.body).toEqual({ kind: 'alerts', email: author.email, opted_out: false });
    expect((await guest.put(OPT_OUT, { token, opted_out: true })).body.opted_out).toBe(true);
    await like(fan, (await seed.post(author, 'Two.')).id);
    await timeComes();
    expect(await arrived(author)).toHaveLength(1);
    expect((await author.visitor.get(SETTINGS)).body).toMatchObject({
      stopped: true,
      frequencies: all('immediate'),
    });
    await guest.put(OPT_OUT, { token, opted_out: false });
    await like(fan, (await seed.post(author, 'Three.')).id);
    const [, again] = await arrived(author);
    expect(again?.subject).toContain('Three.');
  });
});

describe('the settings', () => {
  it('are one’s own; a morning is that of one’s time zone', async () => {
    const { visitor, id } = await join('Bea');
    expect((await server.guest().get(SETTINGS)).status).toBe(401);
    expect((await set(server.guest(), all('off'))).status).toBe(401);
    const wrong = await set(visitor, all('daily'), { time_zone: 'Europe/Atlantis' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['time_zone']]);
    expect((await set(visitor, all('daily'), { time_zone: 'Asia/Tokyo' })).body.time_zone).toBe('Asia/Tokyo');
    const rows = await rowsOf<{ hour: number }>(
      server.context.db,
      sql`SELECT extract(hour FROM daily_at AT TIME ZONE 'UTC')::int AS hour FROM alert_settings WHERE user_id = ${id}`,
    );
    // Seven in the morning there.
    expect(rows).toEqual([{ hour: 22 }]);
  });
});
