import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, feedEntries, posts, products } from '../../db/schema';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { forgetRemovedPosts } from '.';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let works: { id: string; name: string };
let astridsId: string;
let astrid: Visitor;
/** Works with Astrid. */
let linnea: Visitor;
let rohansId: string;
let rohan: Visitor;
let tube: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  works = await seed.company('Kvarnholm Silica');
  tube = await seed.product('Preform');
  const members = [
    await seed.member('Astrid', { companyId: works.id, image: '/files/astrid.png' }),
    await seed.member('Linnea', { companyId: works.id }),
    await seed.member('Rohan', { linkedinImage: 'https://pictures.example/rohan.jpg' }),
  ] as const;
  astridsId = members[0].id;
  rohansId = members[2].id;
  [astrid, linnea, rohan] = [
    await server.signIn(members[0].email),
    await server.signIn(members[1].email),
    await server.signIn(members[2].email),
  ];
});
afterAll(() => server.close());

/** A form as a page fills it; lists are sent as JSON text. */
function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    data.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return data;
}

const create = (visitor: Visitor, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  visitor.send('POST', '/api/v1/feed/post', form(fields), { headers });

const edit = (visitor: Visitor, id: string, fields: Record<string, unknown>) =>
  visitor.send('PUT', `/api/v1/feed/post/${id}/content`, form(fields));

const posted = async (visitor: Visitor, fields: Record<string, unknown>) =>
  (await create(visitor, fields)).body.Item;

const path = (id: string, rest = '') => `/api/v1/feed/post/${id}${rest}`;

const read = (visitor: Visitor, id: string) => visitor.get(path(id));

const feedOf = async (visitor: Visitor, kind: string, id: string): Promise<string[]> =>
  (await visitor.get(`/api/v2/feed/${kind}/${id}`)).body.items.map((post: { id: string }) => post.id);

describe('POST /api/v1/feed/post', () => {
  it('posts a text with tags and mentions, and lists it [API-042]', async () => {
    const text = 'Kvarnholm Silica ships again.\nWrite to Rohan.';
    const mentions = [
      { start: 39, length: 5, kind: 'person', id: rohansId },
      { start: 0, length: 16, kind: 'company', id: works.id },
    ];
    const taggedProduct = [tube.id];
    const taggedCompanies = [works.id];
    const reply = await create(astrid, { text, mentions, taggedProduct, taggedCompanies });
    expect(reply.status).toBe(201);
    expect(reply.body.Item.mentions).toEqual(mentions.toReversed());
    for (const [kind, id] of [
      ['product', tube.id],
      ['company', works.id],
      ['user', astridsId],
    ] as const) {
      expect(await feedOf(rohan, kind, id)).toContain(reply.body.Item.id);
    }
    const guest = await create(server.guest(), { text });
    expect([guest.status, guest.body.code]).toEqual([401, 'sign_in_required']);
    expect((await astrid.post('/api/v1/feed/post', { text })).status).toBe(415);
  });

  it('answers 201 with the post, edits with the post, removals with 204 [GAP-064]', async () => {
    const created = await create(astrid, { text: 'First words' });
    const { id } = created.body.Item;
    expect([created.status, created.body]).toEqual([201, { Item: (await read(astrid, id)).body.Item }]);
    const edited = await edit(astrid, id, { text: 'Other words' });
    expect([edited.status, edited.body.Item.text, edited.body.Item.id]).toEqual([200, 'Other words', id]);
    const removed = await astrid.delete(path(id));
    expect([removed.status, removed.text]).toEqual([204, '']);
  });

  it('answers a post with its author, texts, tags and counts [DATA-009]', async () => {
    const { Item } = (
      await create(astrid, {
        text: 'A line\nand another',
        taggedProduct: [tube.id],
        taggedCompanies: [works.id],
      })
    ).body;
    expect(Item).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user_id: astridsId,
      user: {
        user_name: 'Astrid Okafor',
        image: '/files/astrid.png',
        linkedinImage: null,
        user_company_name: works.name,
        user_company_id: works.id,
      },
      added: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      edited: null,
      visibility: 'public',
      text: 'A line\nand another',
      title: 'A line',
      mentions: [],
      imageContent: null,
      media: null,
      video: null,
      tagged_product: [tube.id],
      tagged_companies: [works.id],
      tagged_product_names: ['Preform'],
      tagged_company_names: [works.name],
      like_count: 0,
      comment_count: 0,
      liked: false,
    });
    expect(Math.abs(Date.now() - Date.parse(Item.added))).toBeLessThan(60_000);
    expect((await posted(rohan, { text: 'By Rohan' })).user.linkedinImage).toBe(
      'https://pictures.example/rohan.jpg',
    );
  });

  it('names a post by its first line [GAP-030]', async () => {
    const { title, text } = await posted(astrid, { text: '\n\n  Furnace two runs  \nand more' });
    expect([title, text]).toEqual(['Furnace two runs', 'Furnace two runs  \nand more']);
  });

  it('refuses what is empty [FEED-025]', async () => {
    for (const fields of [{}, { text: '' }, { text: ' \n\t ' }, { taggedProduct: [tube.id] }]) {
      const reply = await create(astrid, { visibility: 'public', ...fields });
      expect([reply.status, reply.body.fields]).toEqual([422, { text: 'Write something or attach a file.' }]);
    }
  });

  it('counts each tag once, however it is spelt [FEED-027]', async () => {
    const { tagged_product, tagged_companies } = await posted(astrid, {
      text: 'Tagged twice',
      taggedProduct: [tube.id, tube.id.toUpperCase(), tube.id],
      taggedCompanies: [works.id, works.id],
    });
    expect([tagged_product, tagged_companies]).toEqual([[tube.id], [works.id]]);
  });

  it('names the list that is none, and what does not exist', async () => {
    const bad: [string, unknown][] = [
      ['taggedProduct', 'not JSON'],
      ['taggedProduct', { 0: tube.id }],
      ['taggedProduct', ['tube']],
      ['taggedProduct', [UNKNOWN]],
      ['taggedProduct', [works.id]],
      ['taggedProduct', Array.from({ length: 101 }, () => tube.id)],
      ['taggedCompanies', [tube.id]],
      ['taggedCompanies', [null]],
      ['mentions', [{ start: 0, length: 4, kind: 'person', id: UNKNOWN }]],
      ['mentions', [{ start: 0, length: 4, kind: 'product', id: works.id }]],
      ['mentions', [{ start: 0, length: 4, kind: 'group', id: works.id }]],
      ['mentions', [{ start: -1, length: 4, kind: 'company', id: works.id }]],
      ['mentions', [{ start: 0, length: 0, kind: 'company', id: works.id }]],
      ['mentions', [{ start: 0.5, length: 1, kind: 'company', id: works.id }]],
      [
        'mentions',
        [{ start: 0, length: 1, kind: 'company', id: works.id, url: 'https://elsewhere.example' }],
      ],
      ['mentions', [{ start: 5, length: 5, kind: 'company', id: works.id }]],
      [
        'mentions',
        [
          { start: 0, length: 4, kind: 'company', id: works.id },
          { start: 3, length: 2, kind: 'product', id: tube.id },
        ],
      ],
    ];
    for (const [field, value] of bad) {
      const reply = await create(astrid, { text: 'Nine more', [field]: value });
      expect([reply.status, Object.keys(reply.body.fields ?? {}), value]).toEqual([422, [field], value]);
    }
    const left = await seed.member('Left', { isActive: false });
    const gone = [{ start: 0, length: 4, kind: 'person', id: left.id }];
    expect((await create(astrid, { text: 'Nine more', mentions: gone })).status).toBe(422);
    const hidden = await create(astrid, { text: 'turns \u202e around' });
    expect([hidden.status, Object.keys(hidden.body.fields)]).toEqual([422, ['text']]);
    expect((await create(astrid, { text: 'x', visibility: 'friends' })).status).toBe(422);
    expect((await create(astrid, { text: 'x', user_id: rohansId })).status).toBe(422);
  });

  it('keeps mentions at their words, whatever stands around the text and at the ends of lines', async () => {
    const text = '\n  One\ntwo Kvarnholm  ';
    const start = text.indexOf('Kvarnholm');
    const mentions = [{ start, length: 11, kind: 'company', id: works.id }];
    const post = await posted(astrid, { text, mentions });
    expect(post.text).toBe('One\ntwo Kvarnholm');
    const [{ start: at, length }] = post.mentions;
    expect(post.text.slice(at, at + length)).toBe('Kvarnholm');
  });

  it('takes 10,000 characters, of which the end of a line is one', async () => {
    const text = `${'x'.repeat(99)}\n`.repeat(100).slice(0, -1);
    expect((await posted(astrid, { text })).text).toBe(text);
    const more = await create(astrid, { text: 'x'.repeat(10_001) });
    expect([more.status, Object.keys(more.body.fields)]).toEqual([422, ['text']]);
  });

  it('posts once of a request that is sent twice', async () => {
    const send = () => create(astrid, { text: 'Only once' }, { 'Idempotency-Key': 'post-once' });
    const [first, second] = [await send(), await send()];
    expect([second.status, second.body]).toEqual([201, first.body]);
    const { db } = server.context;
    expect(await db.select().from(posts).where(eq(posts.text, 'Only once'))).toHaveLength(1);
  });

  it('goes by the session, whoever the form says one is [GAP-051]', async () => {
    const mine = await posted(rohan, { text: 'Said by Rohan', userId: astridsId });
    expect(mine.user_id).toBe(rohansId);
    const other = await posted(astrid, { text: 'Said by Astrid' });
    for (const refused of [
      await edit(rohan, other.id, { text: 'Not hers', userId: astridsId }),
      await rohan.post(path(other.id, '/tags'), { taggedProduct: [tube.id] }),
      await rohan.delete(path(other.id)),
      await rohan.put(path(other.id, '/restore'), undefined),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await read(rohan, other.id)).body.Item).toMatchObject({
      text: 'Said by Astrid',
      tagged_product: [],
    });
  });
});

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
    await rohan.put(path(id, '/like'), undefined);
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
    const said = await rohan.post(path(id, '/comment'), { text: 'Noted' });
    expect(said.status).toBe(201);
    expect((await rohan.put(path(id, '/like'), undefined)).body).toEqual({ count: 1, liked: true });
    const asLinnea = [
      linnea.get(path(id, '/like')),
      linnea.put(path(id, '/like'), undefined),
      linnea.put(path(id, '/unlike'), undefined),
      linnea.get(path(id, '/comment')),
      linnea.post(path(id, '/comment'), { text: 'Me too' }),
      linnea.delete(path(id, `/comment/${said.body.Item.id}`)),
      linnea.post(path(id, '/tags'), { taggedCompanies: [works.id] }),
      edit(linnea, id, { text: 'Mine' }),
      linnea.delete(path(id)),
      linnea.put(path(id, '/restore'), undefined),
    ];
    for (const reply of await Promise.all(asLinnea))
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    for (const rest of ['/like', '/comment'])
      expect((await server.guest().get(path(id, rest))).status).toBe(404);
    expect((await rohan.get(path(id, '/comment'))).body.Count).toBe(1);
    // What somebody liked before it was private is nothing that the list tells of.
    const { id: open } = await posted(astrid, { text: 'Open, for now' });
    await linnea.put(path(open, '/like'), undefined);
    const linneasId = (await linnea.get(path(open, '/like'))).body.Items[0].user_id;
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
    expect((await edit(server.guest(), post.id, { text: 'Mine' })).status).toBe(401);
    expect((await edit(astrid, UNKNOWN, { text: 'Nothing' })).status).toBe(404);
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
      expect((await visitor.post(path(id, '/tags'), { taggedProduct: [tube.id] })).status).toBe(status);
      expect((await visitor.delete(path(id))).status).toBe(status);
    }
    expect((await edit(astrid, id, { text: 'Still by Astrid' })).status).toBe(200);
    expect((await astrid.post(path(id, '/tags'), { taggedProduct: [tube.id] })).status).toBe(200);
    expect((await astrid.delete(path(id))).status).toBe(204);
  });
});

describe('POST /api/v1/feed/post/{id}/tags', () => {
  it('adds to the tags that are there, each once, and to the feeds [API-053]', async () => {
    const [rod, ring] = [await seed.product('Rod'), await seed.product('Ring')];
    const post = await posted(astrid, { text: 'To be tagged', taggedProduct: [rod.id] });
    expect(await feedOf(rohan, 'product', ring.id)).not.toContain(post.id);
    const tags = { taggedProduct: [rod.id, ring.id, ring.id], taggedCompanies: [works.id] };
    for (let time = 0; time < 2; time += 1) {
      const reply = await astrid.post(path(post.id, '/tags'), tags);
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
    const unknown = await astrid.post(path(id, '/tags'), {
      taggedProduct: [UNKNOWN],
      taggedCompanies: [UNKNOWN],
    });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([
      422,
      ['taggedProduct', 'taggedCompanies'],
    ]);
    const many = await Promise.all(Array.from({ length: 101 }, (_, at) => seed.product(`Many ${at}`)));
    const ids = many.map((one) => one.id);
    await astrid.post(path(id, '/tags'), { taggedProduct: ids.slice(0, 100) });
    const more = await astrid.post(path(id, '/tags'), { taggedProduct: ids.slice(100) });
    expect([more.status, more.body.fields]).toEqual([422, { taggedProduct: 'may have at most 100 entries' }]);
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
    expect((await astrid.delete(path(id))).status).toBe(204);
    for (const visitor of [astrid, rohan, server.guest()]) expect((await read(visitor, id)).status).toBe(404);
    expect((await rohan.put(path(id, '/like'), undefined)).status).toBe(404);
    expect(await feedOf(astrid, 'user', astridsId)).not.toContain(id);
    expect(await feedOf(rohan, 'product', tube.id)).not.toContain(id);
    const { db } = server.context;
    expect(await db.select().from(feedEntries).where(eq(feedEntries.postId, id))).toEqual([]);
    expect((await astrid.delete(path(id))).status).toBe(404);
    expect((await edit(astrid, id, { text: 'Back' })).status).toBe(404);
  });

  it('can be undone for ten minutes, likes and comments included', async () => {
    const { id } = await posted(astrid, { text: 'On second thoughts', taggedProduct: [tube.id] });
    await rohan.put(path(id, '/like'), undefined);
    await rohan.post(path(id, '/comment'), { text: 'Keep it' });
    await astrid.delete(path(id));
    expect((await rohan.put(path(id, '/restore'), undefined)).status).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      const back = await astrid.put(path(id, '/restore'), undefined);
      expect([back.status, back.body.Item.like_count, back.body.Item.comment_count]).toEqual([200, 1, 1]);
    }
    expect(await feedOf(rohan, 'product', tube.id)).toContain(id);
    expect((await rohan.get(path(id, '/comment'))).body.Items[0].text).toBe('Keep it');

    await astrid.delete(path(id));
    const { db } = server.context;
    const late = new Date(Date.now() - 11 * 60_000);
    await db.update(posts).set({ removedAt: late }).where(eq(posts.id, id));
    expect((await astrid.put(path(id, '/restore'), undefined)).status).toBe(404);
    await forgetRemovedPosts(server.context);
    expect(await db.select().from(posts).where(eq(posts.id, id))).toHaveLength(1);
    await db
      .update(posts)
      .set({ removedAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(posts.id, id));
    await forgetRemovedPosts(server.context);
    expect(await db.select().from(posts).where(eq(posts.id, id))).toEqual([]);
  });
});
