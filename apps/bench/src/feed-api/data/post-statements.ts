import type pg from 'pg';
import { SIZES } from '../../api/data/catalogue';

/** Number of first posts about the same product and in the reader's feed: a thousand pages. */
export const POSTS_IN_BOTH = 10_000;

/** Share of posts with restricted visibility. */
const PRIVATE_EVERY = 50;

/** Building blocks of posts: all entries by rank, and deterministic shares from 0 to 1. */
export const SETUP = `
  CREATE SCHEMA bench;
  CREATE TABLE bench.members (rank integer PRIMARY KEY, id uuid NOT NULL);
  CREATE TABLE bench.products (rank integer PRIMARY KEY, id uuid NOT NULL);
  CREATE TABLE bench.companies (rank integer PRIMARY KEY, id uuid NOT NULL);
  CREATE FUNCTION bench.share(what text, n integer) RETURNS float8 LANGUAGE sql IMMUTABLE AS
    $$ SELECT ('x' || left(md5(what || n), 8))::bit(32)::bigint / 4294967296.0 $$;
  CREATE FUNCTION bench.moment(n integer) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS
    $$ SELECT timestamptz '2026-01-01 00:00:00Z' + n * interval '20 seconds' $$;
  CREATE FUNCTION bench.post_id(n integer) RETURNS uuid LANGUAGE sql IMMUTABLE AS
    $$ SELECT (lpad(to_hex((extract(epoch FROM bench.moment(n)) * 1000)::bigint), 12, '0') || '7'
      || left(md5('post' || n), 3) || '8' || right(md5('post' || n), 15))::uuid $$;
`;

/** Returns the SQL id of the n-th post; like the product's own ids it sorts by creation. */
export const POST_ID = (n: string): string => `bench.post_id(${n})`;

/** Returns SQL for ranks from 0, of which the first are more frequent. */
const ranked = (what: string, count: number): string =>
  `floor(${count} * bench.share('${what}', n) ^ 2)::integer`;

/** Share of posts with a comment. */
const COMMENT_EVERY = 5;

/**
 * Creates posts by number: the first ones are about the first product and another one that the reader follows, the
 * others about any; every third has a second product, every other one a company, some a comment.
 */
export async function makePosts(
  client: pg.Client,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const numbers = `generate_series(${from}, ${to}) n`;
  const isInBoth = `n <= ${POSTS_IN_BOTH}`;
  const statements = [
    `INSERT INTO posts (id, user_id, visibility, text, created_at)
      SELECT ${POST_ID('n')}, m.id,
        CASE WHEN NOT ${isInBoth} AND n % ${PRIVATE_EVERY} = 0 THEN 'private' ELSE 'public' END,
        'Lot ' || n || repeat(' is released, its certificate is with our sales office, and samples leave on Friday.', 1 + n % 6),
        bench.moment(n)
      FROM ${numbers} JOIN bench.members m ON m.rank = floor(${SIZES.users} * bench.share('author', n))::integer`,
    `INSERT INTO post_products (post_id, product_id, position)
      SELECT ${POST_ID('n')}, p.id, tag.position FROM ${numbers}
      CROSS JOIN LATERAL (
        SELECT 0 AS position, CASE WHEN ${isInBoth} THEN 0 ELSE ${ranked('product', SIZES.products)} END AS rank
        UNION ALL
        SELECT 1, CASE WHEN ${isInBoth} THEN 1 + n % 499 ELSE ${ranked('second product', SIZES.products)} END
        WHERE ${isInBoth} OR n % 3 = 0
      ) tag JOIN bench.products p ON p.rank = tag.rank
      ON CONFLICT DO NOTHING`,
    `INSERT INTO post_companies (post_id, company_id, position)
      SELECT ${POST_ID('n')}, c.id, 0 FROM ${numbers}
      JOIN bench.companies c ON c.rank = ${ranked('company', SIZES.companies)} WHERE n % 2 = 0`,
    `INSERT INTO post_comments (id, post_id, user_id, text, created_at)
      SELECT gen_random_uuid(), ${POST_ID('n')}, m.id, 'Which length?', bench.moment(n + 60)
      FROM ${numbers} JOIN bench.members m ON m.rank = floor(${SIZES.users} * bench.share('comment', n))::integer
      WHERE n % ${COMMENT_EVERY} = 1`,
  ];
  for (const statement of statements) await client.query(statement);
}
