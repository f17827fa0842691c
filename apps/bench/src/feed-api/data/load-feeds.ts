import pg from 'pg';
import { rebuildFeeds } from '../../../../api/src/areas/feed/feed-entries';
import { refreshCompanies } from '../../../../api/src/platform/db/company-figures';
import { openDatabase } from '../../../../api/src/platform/db/database';
import { makeFollows } from '../../api/data/catalogue';
import { insertRows } from '../../api/data/insert-rows';
import { loadDirectory } from '../../api/data/load-catalogue';
import type { ReleaseStack } from '../../release-stack';
import { makePosts, POST_ID, POSTS_IN_BOTH, SETUP } from './post-statements';

/** Total numbers of follows. */
export const FOLLOWS = {
  /** Products that the reader follows: those with the most posts. */
  reader: 500,
  /** Follows of all others. */
  products: 5_500,
  companies: 2_000,
  members: 2_000,
} as const;

/** Comments of the one heavily discussed post. */
export const COMMENTS = 5_000;

/** Database with a growing number of posts. */
export interface Feeds {
  products: readonly { id: string }[];
  /** Member who can sign in, and follows the most. */
  member: { email: string; password: string };
  /** Product with the most posts. */
  hub: string;
  /** Post with the most comments. */
  discussed: string;
  /** Adds posts up to a number. @returns The number of entries in all feeds. */
  growTo(posts: number): Promise<number>;
}

/** Fills an empty database with members and their follows, deterministically and without posts. */
export async function openFeeds(stack: ReleaseStack, databaseUrl: string): Promise<Feeds> {
  const url = withMemory(databaseUrl);
  const { db, close } = await openDatabase({ databaseUrl: url, databaseConnections: 1, dataDir: '' });
  stack.add(close);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  stack.add(() => client.end());

  const { products, companies, members, member } = await loadDirectory(client);
  await db.transaction((tx) => refreshCompanies(tx, null));
  await follow(client, { products, companies, members });
  await client.query(SETUP);
  const rows = (list: readonly { id: string }[]) => list.map(({ id }, rank) => ({ rank, id }));
  await insertRows(client, 'bench.members', rows(members));
  await insertRows(client, 'bench.products', rows(products));
  await insertRows(client, 'bench.companies', rows(companies));

  let made = 0;
  return {
    products,
    member,
    hub: products[0]?.id ?? '',
    discussed: await idOfPost(client, POSTS_IN_BOTH),
    growTo: async (posts) => {
      await makePosts(client, { from: made + 1, to: posts });
      if (made === 0) await discuss(client);
      made = posts;
      await withoutIndexes(client, () => db.transaction(rebuildFeeds));
      // Same as after autovacuum: statistics and visibility map.
      await client.query('VACUUM ANALYZE');
      const { rows: counted } = await client.query('SELECT count(*)::integer AS entries FROM feed_entries');
      return counted[0].entries;
    },
  };
}

/** Returns a database URL with more memory per session, so that sorts and hashes of millions of rows stay in memory. */
function withMemory(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c work_mem=256MB -c maintenance_work_mem=512MB');
  return url.href;
}

interface Directory {
  products: readonly { id: string }[];
  companies: readonly { id: string }[];
  members: readonly { id: string }[];
}

async function follow(client: pg.Client, { products, companies, members }: Directory): Promise<void> {
  const [reader, ...others] = members;
  await insertRows(client, 'product_followers', [
    ...products.slice(0, FOLLOWS.reader).map(({ id }) => ({ product_id: id, user_id: reader?.id })),
    ...makeFollows(products, others, FOLLOWS.products, 31).map(({ id, user_id }) => ({
      product_id: id,
      user_id,
    })),
  ]);
  const ofCompanies = makeFollows(companies, others, FOLLOWS.companies, 32);
  await insertRows(
    client,
    'company_followers',
    ofCompanies.map(({ id, user_id }) => ({ company_id: id, user_id })),
  );
  const half = others.length / 2;
  const ofMembers = makeFollows(others.slice(0, half), others.slice(half), FOLLOWS.members, 33);
  await insertRows(
    client,
    'connections',
    ofMembers.map(({ id, user_id }) => ({ user_id, connected_id: id })),
  );
}

async function idOfPost(client: pg.Client, n: number): Promise<string> {
  const { rows } = await client.query(`SELECT ${POST_ID('$1::integer')} AS id`, [n]);
  return rows[0].id;
}

async function discuss(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO post_comments (id, post_id, user_id, text, created_at)
    SELECT ${POST_ID('-n')}, ${POST_ID('$1::integer')}, m.id, 'Comment ' || n, timestamptz '2026-06-01' + n * interval '1 minute'
    FROM generate_series(1, $2::integer) n JOIN bench.members m ON m.rank = n % 500`,
    [POSTS_IN_BOTH, COMMENTS],
  );
}

/** Drops the indexes of entries during the work and recreates them: faster, with the same result. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'feed_entries' AND indexname <> 'feed_entries_pkey'`,
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX ${indexname}`);
  await work();
  for (const { indexdef } of rows) await client.query(indexdef);
}
