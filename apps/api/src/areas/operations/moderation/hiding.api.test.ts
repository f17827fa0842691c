import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../testing';
import { pdf } from '../../../../testing/documents';
import { CASES, openModerationDesk, postPath } from '../../../../testing/moderation-desk';

const {
  server,
  seed,
  moderator,
  reporter,
  reporterMail,
  other,
  reported,
  decide,
  hide,
  runDue,
  isIn,
  signUp,
} = await openModerationDesk();
let author: Visitor;
let authorId: string;
let authorMail: string;

afterAll(() => server.close());

beforeEach(async () => {
  ({ visitor: author, id: authorId, email: authorMail } = await signUp('Author'));
});

describe('hiding a post', () => {
  it('takes it from all but its author, who sees why, and restores it [GAP-096]', async () => {
    const product = await seed.product('Hidden furnace');
    await other.post('/api/v1/product/follow', { productId: product.id });
    const post = await seed.post({ id: authorId }, 'Buy my rods', { products: [product] });
    const places = [`product/${product.id}`, `user/${authorId}`, 'global'];
    for (const place of places) expect(await isIn(other, place, post.id)).toBe(true);
    const id = await reported('post', post.id);

    const hidden = await decide(moderator, id, 'hide', 0, { reason: 'spam', note: 'Third time.' });
    expect([hidden.status, hidden.body]).toMatchObject([
      201,
      {
        status: 'closed',
        state: 'hidden',
        version: 1,
        last_decision: 'hide',
        possible: ['restore', 'suspend'],
        decisions: [{ decision: 'hide', reason: 'spam', note: 'Third time.', moderator: 'Mod Okafor' }],
      },
    ]);
    await runDue();
    for (const place of places) expect(await isIn(other, place, post.id)).toBe(false);
    expect(await isIn(server.guest(), `product/${product.id}`, post.id)).toBe(false);
    for (const visitor of [other, reporter, server.guest()]) {
      expect((await visitor.get(postPath(post.id))).status).toBe(404);
      expect((await visitor.get(postPath(post.id, '/comment'))).status).toBe(404);
    }
    expect((await other.put(postPath(post.id, '/like'), undefined)).status).toBe(404);
    const own = (await author.get(postPath(post.id))).body.Item;
    expect(own.hidden).toEqual({ reason: 'spam', since: expect.stringMatching(/^\d{4}-/) });
    for (const place of [...places]) expect(await isIn(author, place, post.id)).toBe(true);

    // What its author does to it does not bring it back.
    const form = new FormData();
    form.set('text', 'Buy my rods now: https://rods.example');
    await author.send('PUT', postPath(post.id, '/content'), form);
    await author.delete(postPath(post.id));
    await author.put(postPath(post.id, '/restore'), undefined);
    await runDue();
    for (const place of places) expect(await isIn(other, place, post.id)).toBe(false);

    expect((await decide(moderator, id, 'restore', 1)).body).toMatchObject({ state: 'visible', version: 2 });
    await runDue();
    for (const place of places) expect(await isIn(other, place, post.id)).toBe(true);
    expect((await other.get(postPath(post.id))).body.Item.hidden).toBeUndefined();
  });

  it('leaves its file to its author and to moderators, who have to see what they decide on [GAP-096]', async () => {
    const form = new FormData();
    form.set('pdf', new Blob([pdf]), 'offer.pdf');
    const { Item } = (await author.send('POST', '/api/v1/feed/post', form)).body;
    const file = new URL(Item.media.pdf.data).pathname;
    const statuses = async () =>
      Promise.all(
        [author, moderator, reporter, server.guest()].map(async (one) => (await one.get(file)).status),
      );
    const id = await reported('post', Item.id);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await hide(id);
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    expect((await moderator.get(file)).headers.get('cache-control')).toBe('private, no-cache');
    expect((await moderator.get(`${CASES}/${id}`)).body.post.media.pdf.name).toBe('offer.pdf');
    // A private post of which nobody complained is for moderators no more than for others.
    const quiet = new FormData();
    quiet.set('visibility', 'private');
    quiet.set('pdf', new Blob([pdf]), 'plan.pdf');
    const other = (await author.send('POST', '/api/v1/feed/post', quiet)).body.Item;
    expect((await moderator.get(new URL(other.media.pdf.data).pathname)).status).toBe(404);
  });

  it('is told to author and reporters by e-mail, and never who reported [GAP-096]', async () => {
    const post = await seed.post({ id: authorId }, 'Told about');
    const id = await reported('post', post.id);
    await hide(id);
    const told = await server.mail.next(authorMail);
    expect(told.subject).toBe('Your post was hidden');
    expect(told.text).toContain('Spam or advertising');
    expect(told.text).toContain('> Told about');
    expect(told.html + told.text).not.toMatch(/\bRea\b|Look\./);
    const news = (await server.mail.all(reporterMail)).at(-1);
    expect(news?.subject).toBe('Update on your report');
    expect(news?.text).toContain('a post by Author Okafor');
    await decide(moderator, id, 'restore', 1);
    expect((await server.mail.next(authorMail)).subject).toBe('Your post is visible again');
  });
});

it('dismisses a report: its reporter is told, its author is not [GAP-096]', async () => {
  const post = await seed.post({ id: authorId }, 'Quite all right');
  const id = await reported('post', post.id);
  const before = (await server.mail.all(reporterMail)).length;
  expect((await decide(moderator, id, 'dismiss', 0)).body).toMatchObject({
    status: 'closed',
    state: 'visible',
    last_decision: 'dismiss',
    possible: ['hide', 'suspend'],
  });
  expect(await server.mail.all(authorMail)).toEqual([]);
  const mails = await server.mail.all(reporterMail);
  expect([mails.length, mails.at(-1)?.text.includes('left it unchanged')]).toEqual([before + 1, true]);
  expect((await other.get(postPath(post.id))).status).toBe(200);
});

describe('hiding a comment', () => {
  it('takes it from all but its author, out of the count, too [GAP-096]', async () => {
    const { id: postId } = await seed.post({ id: authorId }, 'Commented');
    const said = (await other.post(postPath(postId, '/comment'), { text: 'Buy mine' })).body.Item;
    await author.post(postPath(postId, '/comment'), { text: 'No, thank you' });
    const read = async (visitor: Visitor) => {
      const { Items, Count } = (await visitor.get(postPath(postId, '/comment'))).body;
      return [Items.map(({ text }: { text: string }) => text), Count];
    };
    const id = await reported('comment', said.id);
    await hide(id);
    for (const visitor of [author, reporter, server.guest()]) {
      expect(await read(visitor)).toEqual([['No, thank you'], 1]);
    }
    expect((await author.get(postPath(postId))).body.Item.comment_count).toBe(1);
    expect(await read(other)).toEqual([['No, thank you', 'Buy mine'], 2]);
    const own = (await other.get(postPath(postId, '/comment'))).body.Items[1];
    expect(own.hidden).toMatchObject({ reason: 'spam' });

    await decide(moderator, id, 'restore', 1);
    expect(await read(author)).toEqual([['No, thank you', 'Buy mine'], 2]);
    // Counts stay right when a hidden comment is removed.
    await decide(moderator, id, 'hide', 2, { reason: 'spam' });
    expect((await other.delete(postPath(postId, `/comment/${said.id}`))).status).toBe(204);
    expect(await read(author)).toEqual([['No, thank you'], 1]);
    expect(await read(other)).toEqual([['No, thank you'], 1]);
    expect((await moderator.get(`${CASES}/${id}`)).body).toMatchObject({ state: 'gone', comments: [] });
  });
});
