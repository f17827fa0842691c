import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { edit, feedOf, posted, postPath, read, startPosting } from '../../../../testing/posting-members';
import { companies, feedEntries, posts, products } from '../../../platform/db/schema';
import { purgeRemovedPosts } from '.';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const { server, seed, works, tube, astridsId, astridsEmail, rohansId, astrid, linnea, rohan } =
  await startPosting();

afterAll(() => server.close());

describe('who may read a post', () => {
  it('lets the author, those mentioned and the people of a tagged company read a private post, and nobody else [DIFF-001]', async () => {
    const mentions = [{ start: 0, length: 5, kind: 'person', id: rohansId }];
    const stranger = await server.signIn((await seed.member('Stranger')).email);
    // Somebody who says to work there and whom the company does not list.
    const claims = await server.signIn(
      (await seed.member('Claims', { companyId: works.id, companyUpdated: false })).email,
    );
    const named = await posted(astrid, { text: 'Rohan, look', visibility: 'private', mentions });
    const tagged = await posted(astrid, {
      text: 'For us',
      visibility: 'private',
      taggedCompanies: [works.id],
    });
    const alone = await posted(astrid, { text: 'For me', visibility: 'private', taggedProduct: [tube.id] });
    const statuses = async (id: string) =>
      Promise.all(
        [astrid, rohan, linnea, claims, stranger, server.guest()].map(
          async (one) => (await read(one, id)).status,
        ),
      );
    expect(await statuses(named.id)).toEqual([200, 200, 404, 404, 404, 404]);
    expect(await statuses(tagged.id)).toEqual([200, 404, 200, 404, 404, 404]);
    expect(await statuses(alone.id)).toEqual([200, 404, 404, 404, 404, 404]);
    // A mention of a company, or of a product, opens nothing.
    const company = [{ start: 0, length: 3, kind: 'company', id: works.id }];
    const other = await posted(astrid, { text: 'Us and them', visibility: 'private', mentions: company });
    expect(await statuses(other.id)).toEqual([200, 404, 404, 404, 404, 404]);
    const refused = await read(stranger, alone.id);
    expect(refused.body).toEqual((await read(stranger, UNKNOWN)).body);
    // Whoever may read it sees it nowhere listed but in one's own feed.
    expect(await feedOf(rohan, 'user', astridsId)).not.toContain(named.id);
    expect(await feedOf(linnea, 'company', works.id)).not.toContain(tagged.id);
  });

  it('shows members their own private posts [PERM-008]', async () => {
    const { id } = await posted(rohan, { text: 'A note', visibility: 'private', taggedProduct: [tube.id] });
    expect((await read(rohan, id)).body.Item.visibility).toBe('private');
    expect(await feedOf(rohan, 'user', rohansId)).toContain(id);
    expect(await feedOf(rohan, 'product', tube.id)).toContain(id);
    expect(await feedOf(astrid, 'user', rohansId)).not.toContain(id);
    expect(await feedOf(server.guest(), 'product', tube.id)).not.toContain(id);
  });

  it('answers a post to everybody, with what the reader likes [API-044]', async () => {
    const { id } = await posted(astrid, { text: 'To be liked' });
    await rohan.put(postPath(id, '/like'), undefined);
    const liked = await Promise.all(
      [rohan, astrid, server.guest()].map(async (one) => (await read(one, id)).body.Item.liked),
    );
    expect(liked).toEqual([true, false, false]);
    expect((await read(rohan, UNKNOWN)).status).toBe(404);
    expect((await read(rohan, 'not-an-id')).status).toBe(400);
  });

  it('hides likes and comments with the post [GAP-052]', async () => {
    const mentions = [{ start: 0, length: 5, kind: 'person', id: rohansId }];
    const { id } = await posted(astrid, { text: 'Rohan only', visibility: 'private', mentions });
    const said = await rohan.post(postPath(id, '/comment'), { text: 'Noted' });
    expect(said.status).toBe(201);
    expect((await rohan.put(postPath(id, '/like'), undefined)).body).toEqual({ count: 1, liked: true });
    const asLinnea = [
      linnea.get(postPath(id, '/like')),
      linnea.put(postPath(id, '/like'), undefined),
      linnea.put(postPath(id, '/unlike'), undefined),
      linnea.get(postPath(id, '/comment')),
      linnea.post(postPath(id, '/comment'), { text: 'Me too' }),
      linnea.delete(postPath(id, `/comment/${said.body.Item.id}`)),
      linnea.post(postPath(id, '/tags'), { taggedCompanies: [works.id] }),
      edit(linnea, id, { text: 'Mine' }),
      linnea.delete(postPath(id)),
      linnea.put(postPath(id, '/restore'), undefined),
    ];
    for (const reply of await Promise.all(asLinnea))
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    for (const rest of ['/like', '/comment'])
      expect((await server.guest().get(postPath(id, rest))).status).toBe(404);
    expect((await rohan.get(postPath(id, '/comment'))).body.Count).toBe(1);
    // What somebody liked before it was private is nothing that the list tells of.
    const { id: open } = await posted(astrid, { text: 'Open, for now' });
    await linnea.put(postPath(open, '/like'), undefined);
    const linneasId = (await linnea.get(postPath(open, '/like'))).body.Items[0].user_id;
    const likes = async () => (await linnea.get(`/api/v1/feed/user/${linneasId}/likes`)).body.Items;
    expect(await likes()).toContain(open);
    await edit(astrid, open, { visibility: 'private' });
    expect(await likes()).not.toContain(open);
  });
});

describe('PUT /api/v1/feed/post/{id}/content', () => {
  it('replaces text, mentions and visibility by what is sent [API-043]', async () => {
    const mentions = [{ start: 0, length: 4, kind: 'product', id: tube.id }];
    const post = await posted(astrid, { text: 'Tube one', mentions, taggedProduct: [tube.id] });
    const edited = (await edit(astrid, post.id, { text: 'Tube two', mentions })).body.Item;
    expect(edited).toMatchObject({
      text: 'Tube two',
      mentions,
      tagged_product: [tube.id],
      added: post.added,
    });
    expect(Date.parse(edited.edited)).toBeGreaterThanOrEqual(Date.parse(post.added));
    expect((await edit(astrid, post.id, { text: 'No tube' })).body.Item.mentions).toEqual([]);
    const shorter = await edit(astrid, post.id, { text: 'T', mentions });
    expect([shorter.status, Object.keys(shorter.body.fields)]).toEqual([422, ['mentions']]);
    // Inside of an emoji, and of a link (IMP-17).
    for (const [text, start] of [
      ['😀 x', 1],
      ['https://medium.example/@tube', 23],
    ] as const) {
      const torn = await edit(astrid, post.id, { text, mentions: [{ ...mentions[0], start, length: 2 }] });
      expect([torn.status, torn.body.fields]).toEqual([
        422,
        { mentions: 'A mention can’t begin or end inside a character or a link.' },
      ]);
    }
    expect((await edit(server.guest(), post.id, { text: 'Mine' })).status).toBe(401);
    expect((await edit(astrid, UNKNOWN, { text: 'Nothing' })).status).toBe(404);
  });

  it('refuses an edit of what was edited meanwhile in another session, and changes nothing', async () => {
    const post = await posted(astrid, { text: 'For all' });
    const elsewhere = await server.signIn(astridsEmail);
    const hidden = await edit(elsewhere, post.id, { visibility: 'private', based_on: '' });
    expect([hidden.status, hidden.body.Item.visibility]).toEqual([200, 'private']);
    for (const based_on of ['', '2026-01-02T03:04:05.000Z', 'long ago']) {
      const refused = await edit(astrid, post.id, { text: 'For all, still', visibility: 'public', based_on });
      expect([refused.status, refused.body.code]).toEqual([409, 'edited_meanwhile']);
    }
    const { Item: stands } = (await read(astrid, post.id)).body;
    expect([stands.text, stands.visibility]).toEqual(['For all', 'private']);
    const saved = await edit(astrid, post.id, { text: 'For me', based_on: stands.edited });
    expect([saved.status, saved.body.Item.text, saved.body.Item.visibility]).toEqual([
      200,
      'For me',
      'private',
    ]);
    // Who says nothing of where the edit began is asked nothing, as clients that know no better.
    expect((await edit(elsewhere, post.id, { text: 'Whatever' })).status).toBe(200);
  });

  it('lets one of two edits at once pass', async () => {
    const { id } = await posted(astrid, { text: 'One' });
    const both = await Promise.all(['Two', 'Three'].map((text) => edit(astrid, id, { text, based_on: '' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('moves a post between public and private', async () => {
    const { id } = await posted(astrid, { text: 'Now and then', taggedProduct: [tube.id] });
    const hidden = (await edit(astrid, id, { visibility: 'private' })).body.Item;
    expect([hidden.visibility, hidden.text]).toEqual(['private', 'Now and then']);
    expect((await read(server.guest(), id)).status).toBe(404);
    expect(await feedOf(server.guest(), 'product', tube.id)).not.toContain(id);
    expect(await feedOf(astrid, 'product', tube.id)).toContain(id);
    await edit(astrid, id, { visibility: 'public' });
    expect((await read(server.guest(), id)).status).toBe(200);
    expect(await feedOf(server.guest(), 'product', tube.id)).toContain(id);
  });

  it('refuses an edit that leaves only the end of a line', async () => {
    const { id } = await posted(astrid, { text: 'Something' });
    for (const text of ['\n', '\r\n', ' ', '']) {
      const reply = await edit(astrid, id, { text });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, ['text']]);
    }
    expect((await read(astrid, id)).body.Item.text).toBe('Something');
  });

  it('keeps what was mentioned and is gone since', async () => {
    const short = await seed.product('Short-lived');
    const mentions = [{ start: 0, length: 3, kind: 'product', id: short.id }];
    const { id } = await posted(astrid, { text: 'One post', mentions });
    await server.context.db.delete(products).where(eq(products.id, short.id));
    expect((await edit(astrid, id, { text: 'One word', mentions })).body.Item.mentions).toEqual(mentions);
  });

  it('is for the author alone, as are tags and removal [PERM-007]', async () => {
    const { id } = await posted(astrid, { text: 'By Astrid', taggedCompanies: [works.id] });
    for (const [visitor, status] of [
      [linnea, 403],
      [rohan, 403],
      [server.guest(), 401],
    ] as const) {
      expect((await edit(visitor, id, { text: 'By another' })).status).toBe(status);
      expect((await visitor.post(postPath(id, '/tags'), { taggedProduct: [tube.id] })).status).toBe(status);
      expect((await visitor.delete(postPath(id))).status).toBe(status);
    }
    expect((await edit(astrid, id, { text: 'Still by Astrid' })).status).toBe(200);
    expect((await astrid.post(postPath(id, '/tags'), { taggedProduct: [tube.id] })).status).toBe(200);
    expect((await astrid.delete(postPath(id))).status).toBe(204);
  });
});

describe('POST /api/v1/feed/post/{id}/tags', () => {
  it('adds to the tags that are there, each once, and to the feeds, and answers the post [API-053, GAP-069]', async () => {
    const [rod, ring] = [await seed.product('Rod'), await seed.product('Ring')];
    const post = await posted(astrid, { text: 'To be tagged', taggedProduct: [rod.id] });
    expect(await feedOf(rohan, 'product', ring.id)).not.toContain(post.id);
    const tags = { taggedProduct: [rod.id, ring.id, ring.id], taggedCompanies: [works.id] };
    for (let time = 0; time < 2; time += 1) {
      const reply = await astrid.post(postPath(post.id, '/tags'), tags);
      expect(reply.body.Item).toMatchObject({ id: post.id, text: 'To be tagged' });
      expect([reply.status, reply.body.Item.tagged_product, reply.body.Item.tagged_companies]).toEqual([
        200,
        [rod.id, ring.id],
        [works.id],
      ]);
      expect(reply.body.Item.edited).toBeNull();
    }
    expect(await feedOf(rohan, 'product', ring.id)).toEqual([post.id]);
    expect(await feedOf(rohan, 'company', works.id)).toContain(post.id);
  });

  it('refuses what does not exist, and more than a hundred', async () => {
    const { id } = await posted(astrid, { text: 'Much tagged' });
    const unknown = await astrid.post(postPath(id, '/tags'), {
      taggedProduct: [UNKNOWN],
      taggedCompanies: [UNKNOWN],
    });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([
      422,
      ['taggedProduct', 'taggedCompanies'],
    ]);
    const many = await Promise.all(Array.from({ length: 101 }, (_, at) => seed.product(`Many ${at}`)));
    const ids = many.map((one) => one.id);
    await astrid.post(postPath(id, '/tags'), { taggedProduct: ids.slice(0, 100) });
    const more = await astrid.post(postPath(id, '/tags'), { taggedProduct: ids.slice(100) });
    expect([more.status, more.body.fields]).toEqual([422, { taggedProduct: 'Must have at most 100 items' }]);
    expect((await read(astrid, id)).body.Item.tagged_product).toHaveLength(100);
  });

  it('loses a tag with the company that it names', async () => {
    const brief = await seed.company('Brief AB');
    const { id } = await posted(astrid, { text: 'Tagged', taggedCompanies: [brief.id, works.id] });
    await server.context.db.delete(companies).where(eq(companies.id, brief.id));
    expect((await read(astrid, id)).body.Item.tagged_companies).toEqual([works.id]);
  });
});

describe('DELETE /api/v1/feed/post/{id}', () => {
  it('takes a post out of everybody’s sight and feeds [API-045]', async () => {
    const { id } = await posted(astrid, {
      text: 'Not for long',
      taggedProduct: [tube.id],
      taggedCompanies: [works.id],
    });
    expect((await astrid.delete(postPath(id))).status).toBe(204);
    for (const visitor of [astrid, rohan, server.guest()]) expect((await read(visitor, id)).status).toBe(404);
    expect((await rohan.put(postPath(id, '/like'), undefined)).status).toBe(404);
    expect(await feedOf(astrid, 'user', astridsId)).not.toContain(id);
    expect(await feedOf(rohan, 'product', tube.id)).not.toContain(id);
    const { db } = server.context;
    expect(await db.select().from(feedEntries).where(eq(feedEntries.postId, id))).toEqual([]);
    expect((await astrid.delete(postPath(id))).status).toBe(404);
    expect((await edit(astrid, id, { text: 'Back' })).status).toBe(404);
  });

  it('can be undone for ten minutes, likes and comments included', async () => {
    const { id } = await posted(astrid, { text: 'On second thoughts', taggedProduct: [tube.id] });
    await rohan.put(postPath(id, '/like'), undefined);
    await rohan.post(postPath(id, '/comment'), { text: 'Keep it' });
    await astrid.delete(postPath(id));
    expect((await rohan.put(postPath(id, '/restore'), undefined)).status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      const back = await astrid.put(postPath(id, '/restore'), undefined);
      expect([back.status, back.body.Item.like_count, back.body.Item.comment_count]).toEqual([200, 1, 1]);
    }
    expect(await feedOf(rohan, 'product', tube.id)).toContain(id);
    expect((await rohan.get(postPath(id, '/comment'))).body.Items[0].text).toBe('Keep it');

    await astrid.delete(postPath(id));
    const { db } = server.context;
    const late = new Date(Date.now() - 11 * 60_000);
    await db.update(posts).set({ removedAt: late }).where(eq(posts.id, id));
    expect((await astrid.put(postPath(id, '/restore'), undefined)).status).toBe(404);
    await purgeRemovedPosts(server.context);
    expect(await db.select().from(posts).where(eq(posts.id, id))).toHaveLength(1);
    await db
      .update(posts)
      .set({ removedAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(posts.id, id));
    await purgeRemovedPosts(server.context);
    expect(await db.select().from(posts).where(eq(posts.id, id))).toEqual([]);
  });
});
