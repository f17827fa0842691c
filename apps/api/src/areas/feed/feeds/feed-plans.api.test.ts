import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { planOf, readsOf, recordStatements } from '../../../../testing/sent-statements';
import { memberBlocks } from '../../../platform/db/schema';
import { rebuildFeeds } from '../feed-entries';

const POSTS = 20_000;

let server: TestServer;
let reading: Visitor;
let blocking: Visitor;
let paths: string[];

beforeAll(async () => {
  server = await startTestServer({}, { isNew: true });
  const { db } = server.context;
  const seed = new Seed(db);
  const [reader, author] = [await seed.member('Ines'), await seed.member('Olu')];
  const [blocker, third] = [await seed.member('Mei'), await seed.member('Sten')];
  const [product, company] = [await seed.product('Tube'), await seed.company('Works')];
  await seed.follower(product, reader);
  await seed.follower(product, blocker);
  await db.execute(sql`
    INSERT INTO posts (id, user_id, text, visibility, created_at)
    SELECT gen_random_uuid(), CASE WHEN n % 10 = 5 THEN ${third.id}::uuid WHEN n % 2 = 0 THEN ${reader.id}::uuid ELSE ${author.id}::uuid END, 'Lot ' || n,
      CASE WHEN n % 50 = 0 THEN 'private' ELSE 'public' END, timestamptz '2026-01-01' + n * interval '1 minute'
    FROM generate_series(1, ${POSTS}::integer) n`);
  await db.execute(
    sql`INSERT INTO post_products (post_id, product_id, position) SELECT id, ${product.id}::uuid, 0 FROM posts`,
  );
  await db.execute(
    sql`INSERT INTO post_companies (post_id, company_id, position) SELECT id, ${company.id}::uuid, 0 FROM posts`,
  );
  await db.transaction(rebuildFeeds);
  const others = await Promise.all(Array.from({ length: 40 }, (_, n) => seed.member(`Other${n}`)));
  await db
    .insert(memberBlocks)
    .values([third, ...others].map(({ id }) => ({ userId: blocker.id, blockedId: id })));
  await db.execute(sql`ANALYZE`);
  reading = await server.signIn(reader.email);
  blocking = await server.signIn(blocker.email);
  paths = ['global', `user/${author.id}`, `product/${product.id}`, `company/${company.id}`];
}, 120_000);
afterAll(() => server.close());

it.each([
  ['blocked nobody', () => reading],
  ['blocked some', () => blocking],
])(
  'reads a page of any feed as one stretch of an index, without sorting the feed, for who %s',
  async (_who, visitor) => {
    const { db } = server.context;
    for (const path of paths) {
      for (const start of [0, 990]) {
        const sent = await recordStatements(db, async () => {
          const reply = await visitor().get(`/api/v2/feed/${path}?start=${start}`);
          expect([reply.status, reply.body.items.length]).toEqual([200, 10]);
        });
        const statement = sent.find(({ text }) => text.includes('feed_entries'));
        if (!statement) throw new Error('The feed was not read.');
        const reads = readsOf('feed_entries', await planOf(db, statement)).map((nodes) => ({
          types: nodes.map((node) => node['Node Type']),
          index: nodes.at(-1)?.['Index Name'],
        }));
        const page = reads.find(({ types }) => types.includes('Limit'));
        expect(page?.index, path).toBe('feed_entries_newest');
        expect(page?.types.slice(page.types.indexOf('Limit') + 1), path).toEqual(['Index Only Scan']);
        for (const { types } of reads) expect(types, path).not.toContain('Seq Scan');
      }
    }
  },
);
