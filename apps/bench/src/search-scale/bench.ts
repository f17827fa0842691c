import { sql } from 'drizzle-orm';
import { countFacets, findPage, planAsTyped, searchFilters } from '../../../api/src/areas/operations/search';
import { suggestNames } from '../../../api/src/areas/operations/site-search/suggest';
import { type Database, openDatabase, rowsOf } from '../../../api/src/platform/db/database';
import { Cursors } from '../../../api/src/platform/http/cursor';
import { createDatabase } from '../api/data/database';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { quantile } from '../statistics';
import { formatTable } from '../table';
import { loadCatalogue, sizeOf } from './load-catalogue';

/** Queries of all kinds: of one word that many have, of several, begun, misspelt, of an identifier, in other scripts. */
const QUERIES = [
  'silicon',
  'silicon tetrachloride',
  'tetrachlorosilane',
  'preform glass silica',
  'helium',
  'heilum',
  'lithium hydroxide',
  'carbon fib',
  'titanium powder grade 23',
  'uv ink low migration',
  '10026-04-7',
  'g657a2',
  'grade AB-14222',
  '四氯化硅',
  'プリフォーム',
  'Japanese preform',
  'who supplies argon in europe',
  'photoresist',
  'membrane electrolyser',
  'nickel sulfate hexahydrate',
] as const;

const TYPED = [
  's',
  'si',
  'sil',
  'silic',
  'silicon te',
  'hel',
  'carb',
  'lithium h',
  'heilum',
  '四',
  'g657',
  'pre',
  'uv i',
  '3',
] as const;

/** Measures the search of a large catalogue beside the bare indexed query, and looks for sequential scans. */
export function benchSearchScale({ products, rounds }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const { url, description } = await createDatabase(stack);
    const database = await openDatabase({ databaseUrl: url, databaseConnections: 5, dataDir: '' });
    stack.add(() => database.close());
    const { db } = database;
    const size = sizeOf(products);
    const startedAt = Date.now();
    await loadCatalogue(db, size);
    console.log(
      `${description}; ${JSON.stringify(size)} loaded and indexed in ${Math.round((Date.now() - startedAt) / 1000)} s.`,
    );
    const cursors = new Cursors(Buffer.alloc(32, 1));
    const parts = { db, cursors };
    const searchOf = (text: string) =>
      findPage(parts, {
        kind: 'product',
        text,
        filters: searchFilters({}),
        reader: 'guest',
        order: 'relevance',
        cursor: undefined,
        limit: 50,
      });
    const filteredOf = (order: 'name' | 'links' | 'followers' | 'added', country: string) =>
      findPage(parts, {
        kind: 'product',
        text: '',
        filters: searchFilters({ sector: ['optical-fiber'], country: [country] }),
        reader: 'guest',
        order,
        cursor: undefined,
        limit: 50,
      });
    const rows: string[][] = [];
    const note = async (name: string, cases: readonly (() => Promise<unknown>)[]): Promise<number> => {
      const times = await timesOf(cases, rounds);
      rows.push([
        name,
        quantile(times, 0.5).toFixed(1),
        quantile(times, 0.95).toFixed(1),
        times.at(-1)?.toFixed(1) ?? '',
      ]);
      return quantile(times, 0.95);
    };
    const bare = await note(
      'bare: words @@ query, 50 ids',
      QUERIES.map((q) => () => bareQuery(db, q)),
    );
    const search = await note(
      'search, first page with count',
      QUERIES.map((q) => () => searchOf(q)),
    );
    const pages = await Promise.all(QUERIES.slice(0, 10).map((q) => searchOf(q)));
    const facets = await note(
      'facets of a search',
      pages.map((page) => () => countFacets(parts, page, ['sector', 'kind', 'country', 'supply'])),
    );
    const whole = await filteredOf('name', 'JP');
    await note('facets under two filters', [
      () => countFacets(parts, whole, ['sector', 'kind', 'country', 'supply']),
    ]);
    const everything = await findPage(parts, {
      kind: 'product',
      text: '',
      filters: searchFilters({}),
      reader: 'guest',
      order: 'name',
      cursor: undefined,
      limit: 50,
    });
    await note('facets of the whole catalogue', [
      () => countFacets(parts, everything, ['sector', 'kind', 'country', 'supply']),
    ]);
    await note(
      'catalogue by sector and country, four orders',
      (['name', 'links', 'followers', 'added'] as const).map((order) => () => filteredOf(order, 'JP')),
    );
    const typed = await note(
      'suggestions of all kinds',
      TYPED.map((text) => () => suggestNames(parts, null, { text, category: undefined, limit: 10 })),
    );
    const scans = await sequentialScans(db, () =>
      Promise.all([...QUERIES.map(searchOf), filteredOf('name', 'DE')]),
    );
    return [
      `## search-scale (${description}; ${size.products} products, ${size.companies} companies, ${size.links} links)`,
      '',
      formatTable(['what', 'p50 ms', 'p95 ms', 'most ms'], rows),
      '',
      `search p95 is ${(search / bare).toFixed(1)} times the bare query (aim 3), facets ${(facets / bare).toFixed(1)} times (aim 5); suggestions ${typed.toFixed(1)} ms (aim 100). Sequential scans of tables of more than a page: ${scans.length === 0 ? 'none' : scans.join(', ')}.`,
    ].join('\n');
  });
}

const bareQuery = (db: Database, q: string): Promise<unknown> =>
  rowsOf(
    db,
    sql`SELECT d.id FROM search_documents d
      WHERE d.kind = 'product' AND d.words @@ ${planAsTyped(q)?.words.match ?? "'x'"}::tsquery
      ORDER BY ts_rank(d.words, ${planAsTyped(q)?.words.match ?? "'x'"}::tsquery) DESC LIMIT 50`,
  );

async function timesOf(cases: readonly (() => Promise<unknown>)[], rounds: number): Promise<number[]> {
  for (const work of cases) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const work of cases) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
  }
  return times.sort((a, b) => a - b);
}

/** Tables that were read from end to end meanwhile, as the server counts it. */
async function sequentialScans(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const counted = async () => {
    await db.execute(sql`SELECT pg_stat_clear_snapshot()`);
    const rows = await rowsOf<{ name: string; scans: number }>(
      db,
      sql`SELECT relname AS name, seq_scan::integer AS scans FROM pg_stat_user_tables
        WHERE relname IN ('search_documents', 'search_words', 'products', 'companies', 'suppliers')`,
    );
    return new Map(rows.map(({ name, scans }) => [name, scans]));
  };
  // Each session of the server publishes its statistics once a second at most.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));
  await settle();
  const before = await counted();
  await work();
  await settle();
  const after = await counted();
  return [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name);
}
