import { sql } from 'drizzle-orm';
import { insertReaderEntries } from '../../../api/src/areas/feed/feed-entries/feed-entries.repository';
import { openDatabase, rowsOf } from '../../../api/src/platform/db/database';
import { createDatabase } from '../api/data/database';
import type { ReleaseStack } from '../release-stack';
import { median } from '../statistics';

/** Cost of one post. */
export interface WriteRate {
  readers: number;
  seconds: number;
}

/** Total cost. */
export interface Writes {
  rates: readonly WriteRate[];
  /** Disk space per entry, with its indexes. */
  bytesPerEntry: number;
}

/** Numbers of readers of the measured posts, ascending. */
const READERS = [100, 10_000, 100_000] as const;

/** Delivers posts with increasing numbers of readers by the API's own statement, on PostgreSQL. */
export async function measureWrites(stack: ReleaseStack, rounds: number): Promise<Writes> {
  const database = await createDatabase(stack);
  console.log(database.description);
  const { db, close } = await openDatabase({
    databaseUrl: database.url,
    databaseConnections: 1,
    dataDir: '',
  });
  stack.add(close);
  const rates: WriteRate[] = [];
  for (const readers of READERS) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const postId = crypto.randomUUID();
      const author = crypto.randomUUID();
      await db.transaction(async (tx) => {
        // Feeds can be written for followers that do not exist.
        await tx.execute(sql`SET LOCAL session_replication_role = replica`);
        await tx.execute(
          sql`INSERT INTO posts (id, user_id, text) VALUES (${postId}, ${author}, 'Measured')`,
        );
        await tx.execute(sql`
          INSERT INTO connections (user_id, connected_id)
          SELECT gen_random_uuid(), ${author}::uuid FROM generate_series(1, ${readers}::integer)`);
      });
      await db.execute(sql`ANALYZE connections`);
      const startedAt = performance.now();
      await db.transaction((tx) => insertReaderEntries(tx, { postId }));
      took.push((performance.now() - startedAt) / 1000);
    }
    rates.push({ readers, seconds: median(took) });
  }
  const [size] = await rowsOf<{ bytes: number }>(
    db,
    sql`SELECT pg_total_relation_size('feed_entries')::float8 / count(*) AS bytes FROM feed_entries`,
  );
  return { rates, bytesPerEntry: size?.bytes ?? Number.NaN };
}
