import { sql } from 'drizzle-orm';
import { readConcentration } from '../../../api/src/areas/value-chain/concentration/concentration.service';
import { type Database, openDatabase, rowsOf } from '../../../api/src/platform/db/database';
import { createDatabase } from '../api/data/database';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { quantile } from '../statistics';
import { formatTable } from '../table';
import { loadChain, ROOT_ID } from './load-chain';

const DEPTH = 6;

/** Baseline without verdicts, sources and names: the chain, and the suppliers of its products by country. */
const bareQuery = (db: Database): Promise<unknown> =>
  rowsOf(
    db,
    sql`WITH RECURSIVE chain (id, depth) AS (
        SELECT ${ROOT_ID}::uuid, 0
        UNION SELECT l.raw_material_id, c.depth + 1
        FROM chain c JOIN product_links l ON l.application_id = c.id WHERE c.depth < ${DEPTH}
      )
      SELECT n.id, n.depth, o.country, count(*) FROM (SELECT id, min(depth) AS depth FROM chain GROUP BY id) n
      JOIN suppliers s ON s.product_id = n.id JOIN companies o ON o.id = s.company_id
      GROUP BY n.id, n.depth, o.country`,
  );

const report = (db: Database, without?: string) =>
  readConcentration(
    db,
    { plan: 'platinum' },
    { productId: ROOT_ID, direction: 'inputs', depth: DEPTH, without, sort: 'risk' },
  );

/** Measures the concentration of a large chain, computed and cached, compared to the bare recursive query. */
export function benchConcentration({ rounds }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const { url, description } = await createDatabase(stack);
    const database = await openDatabase({ databaseUrl: url, databaseConnections: 5, dataDir: '' });
    stack.add(() => database.close());
    const { db } = database;
    await loadChain(db);
    const { rows } = await report(db);
    const links = rows.reduce((sum, { suppliers }) => sum + suppliers, 0);
    const cells = [
      { name: 'the bare query', work: () => bareQuery(db), times: [] as number[] },
      {
        name: 'worked out anew, after a link has changed',
        before: () => changeLink(db),
        work: () => report(db),
        times: [] as number[],
      },
      { name: 'kept', work: () => report(db), times: [] as number[] },
      { name: 'kept, without a country', work: () => report(db, 'CN'), times: [] as number[] },
    ];
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const cell of rotate(cells, round)) {
        await cell.before?.();
        // The cache is refilled after each change.
        if (!cell.before) await report(db);
        const began = performance.now();
        await cell.work();
        if (round > 0) cell.times.push(performance.now() - began);
      }
    }
    const at = (times: readonly number[], share: number) =>
      quantile(
        times.toSorted((one, other) => one - other),
        share,
      );
    const bare = at(cells[0]?.times ?? [], 0.5);
    return [
      `## concentration (${description}; a chain of ${rows.length} products, ${links} supplier links, ${DEPTH} levels)`,
      '',
      formatTable(
        ['what', 'p50 ms', 'p95 ms', 'times p50', 'aim'],
        cells.map(({ name, times }, place) => [
          name,
          at(times, 0.5).toFixed(1),
          at(times, 0.95).toFixed(1),
          (at(times, 0.5) / bare).toFixed(1),
          place === 0 ? '-' : '3',
        ]),
      ),
    ].join('\n');
  });
}

const changeLink = (db: Database) =>
  db.execute(sql`UPDATE suppliers SET source_url = 'https://source.example/' || random()
    WHERE (product_id, company_id) = (SELECT product_id, company_id FROM suppliers WHERE product_id = ${ROOT_ID} LIMIT 1)`);
