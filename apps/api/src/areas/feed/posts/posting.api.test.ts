import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import {
  create,
  edit,
  feedOf,
  posted,
  postPath,
  read,
  startPosting,
} from '../../../../testing/posting-members';
import { posts } from '../../../platform/db/schema';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const { server, seed, works, tube, astridsId, rohansId, astrid, rohan } = await startPosting();

afterAll(() => server.close());

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
    const removed = await astrid.delete(postPath(id));
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
      tagged_product_sectors: [null],
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
      await rohan.post(postPath(other.id, '/tags'), { taggedProduct: [tube.id] }),
      await rohan.delete(postPath(other.id)),
      await rohan.put(postPath(other.id, '/restore'), undefined),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await read(rohan, other.id)).body.Item).toMatchObject({
      text: 'Said by Astrid',
      tagged_product: [],
    });
  });
});
