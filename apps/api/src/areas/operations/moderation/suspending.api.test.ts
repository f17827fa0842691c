import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, untilAwaited, Visitor } from '../../../../testing';
import { CASES, openModerationDesk, postPath } from '../../../../testing/moderation-desk';
import { create } from '../../../../testing/posting-members';
import { transact } from '../../../platform/db/transact';
import { insertModerator } from '../moderators';
import { setSuspended } from './moderation.repository';

const { server, seed, moderator, other, reported, decide, hide, runDue, isIn, signUp } =
  await openModerationDesk();
let author: Visitor;
let authorId: string;
let authorMail: string;

afterAll(() => server.close());

beforeEach(async () => {
  ({ visitor: author, id: authorId, email: authorMail } = await signUp('Author'));
});

describe('suspending a member', () => {
  const login = (email: string) =>
    server.guest().postForm('/auth/login', { username: email, password: 'correct horse battery staple' });

  it('ends sessions, refuses the login with a clear message, and hides what was written; lifting takes it back [GAP-096]', async () => {
    const product = await seed.product('Suspended furnace');
    await other.post('/api/v1/product/follow', { productId: product.id });
    const post = await seed.post({ id: authorId }, 'Of the suspended', { products: [product] });
    const host = await seed.post({ id: (await seed.member('Host')).id }, 'Of the host');
    await author.post(postPath(host.id, '/comment'), { text: 'Of the suspended' });
    const id = await reported('member', authorId);

    const missing = await decide(moderator, id, 'suspend', 0);
    expect([missing.status, Object.keys(missing.body.fields)]).toEqual([422, ['reason']]);
    const done = await decide(moderator, id, 'suspend', 0, { reason: 'harassment' });
    expect(done.body).toMatchObject({ member: { suspended: true }, possible: ['lift'] });

    expect((await author.get('/api/v1/current_user')).status).toBe(401);
    const refused = await login(authorMail);
    const place = new URL(refused.headers.get('location') ?? '');
    expect(place.searchParams.get('loginerror')).toMatch(/^This account is suspended\. Contact .+@/);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const wrong = await server.guest().postForm('/auth/login', { username: authorMail, password: 'guess' });
    expect(wrong.headers.get('location')).not.toContain('suspended');

    await runDue();
    for (const feed of [`product/${product.id}`, 'global'])
      expect(await isIn(other, feed, post.id)).toBe(false);
    expect((await other.get(postPath(post.id))).status).toBe(404);
    expect((await other.get(`/api/v2/feed/user/${authorId}`)).status).toBe(404);
    const comments = (await other.get(postPath(host.id, '/comment'))).body;
    expect([comments.Items, comments.Count]).toEqual([[], 0]);
    const told = await server.mail.next(authorMail);
    expect([told.subject, told.text.includes('Harassment')]).toEqual(['Your account is suspended', true]);

    expect((await decide(moderator, id, 'lift', 1)).body).toMatchObject({ member: { suspended: false } });
    await runDue();
    expect((await login(authorMail)).headers.getSetCookie().join()).toContain('millrace_session=');
    for (const feed of [`product/${product.id}`, `user/${authorId}`, 'global']) {
      expect(await isIn(other, feed, post.id)).toBe(true);
    }
    expect((await other.get(postPath(host.id, '/comment'))).body.Count).toBe(1);
    expect((await server.mail.next(authorMail)).subject).toBe('Your account is active again');
  });

  it('refuses the tokens of the member while it lasts, and takes them again afterwards', async () => {
    const draft = { name: 'Report', scopes: ['read'], expires_in_days: 7, password: PASSWORD };
    const { secret } = (await author.post('/api/v2/me/tokens', draft)).body;
    const ask = async () => {
      const headers = { Authorization: `Bearer ${secret}` };
      const { status, body } = await new Visitor(server.url).get('/api/v1/current_user', { headers });
      return [status, body.Item?.id ?? body.code];
    };
    expect(await ask()).toEqual([200, authorId]);
    const id = await reported('member', authorId);
    await decide(moderator, id, 'suspend', 0, { reason: 'spam' });
    expect(await ask()).toEqual([401, 'token_invalid']);
    await decide(moderator, id, 'lift', 1);
    expect(await ask()).toEqual([200, authorId]);
  });

  it('leaves hidden what was hidden before, when it ends', async () => {
    const post = await seed.post({ id: authorId }, 'Hidden and suspended');
    const id = await reported('post', post.id);
    await hide(id);
    await decide(moderator, id, 'suspend', 1, { reason: 'spam' });
    await decide(moderator, id, 'lift', 2);
    await runDue();
    expect(await isIn(other, `user/${authorId}`, post.id)).toBe(false);
    author = await server.signIn(authorMail);
    expect(await isIn(author, `user/${authorId}`, post.id)).toBe(true);
  });

  it('takes a moderator’s session as any other’s', async () => {
    const guard = await seed.member('Rogue');
    await insertModerator(server.context.db, guard.id);
    const rogue = await server.signIn(guard.email);
    const id = await reported('member', guard.id);
    await decide(moderator, id, 'suspend', 0, { reason: 'other' });
    expect((await rogue.get(CASES)).status).toBe(401);
  });

  it('refuses what is on its way from a member who is suspended meanwhile', async () => {
    const product = await seed.product('Late furnace');
    const host = await seed.post({ id: (await seed.member('Latehost')).id }, 'Of another');
    let late: Promise<{ status: number }[]> | undefined;
    await transact(server.context.db, async (tx) => {
      await setSuspended(tx, authorId, true);
      late = Promise.all([
        create(author, { text: 'Too late', taggedProduct: [product.id] }),
        author.post(postPath(host.id, '/comment'), { text: 'Too late' }),
        author.put(postPath(host.id, '/like'), undefined),
        author.post('/api/v1/product/follow', { productId: product.id }),
      ]);
      await untilAwaited(tx, 4);
    });
    expect((await late)?.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await other.get(`/api/v2/feed/product/${product.id}`)).body.total).toBe(0);
    expect((await other.get(postPath(host.id, '/comment'))).body.Items).toEqual([]);
  });

  it('neither names nor counts a suspended member among who follows or likes something', async () => {
    const product = await seed.product('Followed furnace');
    const company = await seed.company('Followed works');
    const post = await seed.post({ id: (await seed.member('Likedhost')).id }, 'Liked');
    for (const who of [author, other]) {
      await who.post('/api/v1/product/follow', { productId: product.id });
      await who.post('/api/v1/me/followedCompanies', { company_id: company.id });
      await who.put(postPath(post.id, '/like'), undefined);
    }
    const shown = async () => {
      const paths = [
        `/api/v2/products/${product.id}/followers`,
        `/api/v2/companies/${company.id}/followers`,
        postPath(post.id, '/like'),
      ];
      const lists = await Promise.all(paths.map((path) => other.get(path)));
      const { followingUsers } = (await other.get(`/api/v1/company/${company.id}`)).body.Item;
      return {
        named: [...lists.map(({ body }) => body), followingUsers].map((said) =>
          JSON.stringify(said).includes(authorId),
        ),
        counted: [...lists.map(({ body }) => body.count), Object.keys(followingUsers).length],
      };
    };
    const all = { named: [true, true, true, true], counted: [2, 2, 2, 2] };
    expect(await shown()).toEqual(all);
    const id = await reported('member', authorId);
    await decide(moderator, id, 'suspend', 0, { reason: 'spam' });
    expect(await shown()).toEqual({ named: [false, false, false, false], counted: [1, 1, 1, 1] });
    await other.put(postPath(post.id, '/unlike'), undefined);
    await other.put(postPath(post.id, '/like'), undefined);
    expect((await shown()).counted).toEqual([1, 1, 1, 1]);
    await decide(moderator, id, 'lift', 1);
    expect(await shown()).toEqual(all);
  });
});
