import { sql } from 'drizzle-orm';
import { countFacets, findPage, planAsTyped, searchFilters } from '../../../api/src/areas/operations/search';
import { suggestNames } from '../../../api/src/areas/operations/site-search/suggest';
import { type Database, openDatabase, rowsOf } from '../../../api/src/platform/db/database';
import { Cursors } from '../../../api/src/platform/http/cursor';
import { createDatabase } from '../api/data/database';
import type { Effort } from '../main';
import { withReleases } from '../release-stack';
import { rotate } from '../rotate';
import { quantile } from '../statistics';
import { formatTable } from '../table';
import { loadCatalogue, sizeOf } from './load-catalogue';
import { explainWork } from './plans';

/** Queries of all kinds: one frequent word, several words, a prefix, a typo, an identifier, other scripts. */
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

/** Case measured against the bare query of the same words. */
interface Cell {
  name: string;
  /** Target ratio to the bare query, at the 95th percentile; null for none. */
  aim: number | null;
  cases: readonly { bare: string; work: () => Promise<unknown> }[];
}

/** Measures the search of a large catalogue compared to the bare indexed query, and detects sequential scans. */
export function benchSearchScale({ products, rounds, keep }: Effort): Promise<string> {
  return withReleases(async (stack) => {
    const { url, description } = await createDatabase(
      stack,
      keep ? `millrace_bench_search_${products}` : undefined,
    );
    const database = await openDatabase({ databaseUrl: url, databaseConnections: 5, dataDir: '' });
    stack.add(() => database.close());
    const { db } = database;
    const size = sizeOf(products);
    const startedAt = Date.now();
    await loadCatalogue(db, size);
    console.log(
      `${description}; ${JSON.stringify(size)} loaded and indexed in ${Math.round((Date.now() - startedAt) / 1000)} s.`,
    );
    const measured = await measureCells(db, await listCells(db), rounds);
    const tables = ['search_documents', 'search_words', 'products', 'companies', 'suppliers'];
    const scans = await sequentialScans(db, tables, () =>
      Promise.all([...QUERIES.map((q) => searchFor(db, q)), listFiltered(db, 'name', 'DE')]),
    );
    return [
      `## search-scale (${description}; ${size.products} products, ${size.companies} companies, ${size.links} links)`,
      '',
      formatTable(
        ['what', 'p50 ms', 'p95 ms', 'bare p50', 'bare p95', 'times p50', 'times p95', 'aim'],
        measured.map(({ cell, ours, bare }) => formatRow(cell, ours, bare)),
      ),
      '',
      `Suggestions aim at 100 ms at the 95th percentile. Sequential scans of ${tables.join(', ')}: ${scans.length === 0 ? 'none' : scans.join(', ')}.`,
      '',
      '### Plans',
      '',
      ...(await explainWork(db, (watched) => searchFor(watched, 'silicon tetrachloride'))),
      ...(await explainWork(db, (watched) => searchFor(watched, 'silicon'))),
      ...(await explainWork(db, async (watched) => countFacetsFor(watched, await searchFor(db, 'helium')))),
      ...(await explainWork(db, (watched) => suggestFor(watched, 'silic'))),
    ].join('\n');
  });
}

const FACETS = ['sector', 'kind', 'country', 'supply'];

const cursors = new Cursors(Buffer.alloc(32, 1));

type FoundPage = Awaited<ReturnType<typeof findPage>>;

const searchFor = (db: Database, text: string): Promise<FoundPage> =>
  findPage(
    { db, cursors },
    {
      kind: 'product',
      text,
      filters: searchFilters({}),
      reader: 'guest',
      order: text === '' ? 'name' : 'relevance',
      cursor: undefined,
      limit: 50,
    },
  );

const listFiltered = (
  db: Database,
  order: 'name' | 'links' | 'followers' | 'added',
  country: string,
): Promise<FoundPage> =>
  findPage(
    { db, cursors },
    {
      kind: 'product',
      text: '',
      filters: searchFilters({ sector: ['optical-fiber'], country: [country] }),
      reader: 'guest',
      order,
      cursor: undefined,
      limit: 50,
    },
  );

const countFacetsFor = (db: Database, page: FoundPage) => countFacets({ db }, page, FACETS);

const suggestFor = (db: Database, text: string) =>
  suggestNames({ db }, null, { text, category: undefined, limit: 10 });

async function listCells(db: Database): Promise<Cell[]> {
  const searched = await Promise.all(QUERIES.map(async (q) => ({ q, page: await searchFor(db, q) })));
  const whole = await searchFor(db, '');
  const filtered = await listFiltered(db, 'name', 'JP');
  return [
    {
      name: 'search, first page with count',
      aim: 3,
      cases: QUERIES.map((q) => ({ bare: q, work: () => searchFor(db, q) })),
    },
    {
      name: 'facets of a search',
      aim: 5,
      cases: searched.map(({ q, page }) => ({ bare: q, work: () => countFacetsFor(db, page) })),
    },
    {
      name: 'facets of the whole catalogue',
      aim: null,
      cases: [{ bare: 'silicon', work: () => countFacetsFor(db, whole) }],
    },
    {
      name: 'facets under two filters',
      aim: null,
      cases: [{ bare: 'silicon', work: () => countFacetsFor(db, filtered) }],
    },
    {
      name: 'catalogue by sector and country, four orders',
      aim: null,
      cases: (['name', 'links', 'followers', 'added'] as const).map((order) => ({
        bare: 'silicon',
        work: () => listFiltered(db, order, 'JP'),
      })),
    },
    {
      name: 'suggestions of all kinds',
      aim: null,
      cases: TYPED.map((text) => ({ bare: text, work: () => suggestFor(db, text) })),
    },
  ];
}

const bareQuery = (db: Database, q: string): Promise<unknown> =>
  rowsOf(
    db,
    sql`SELECT d.id FROM search_documents d
      WHERE d.kind = 'product' AND d.words @@ ${planAsTyped(q)?.words.match ?? "'x'"}::tsquery
      ORDER BY ts_rank(d.words, ${planAsTyped(q)?.words.match ?? "'x'"}::tsquery) DESC LIMIT 50`,
  );

interface Measured {
  cell: Cell;
  ours: number[];
  bare: number[];
}

/** Measures all cells in each round, each case and its bare query back to back in alternating order. */
async function measureCells(db: Database, cells: readonly Cell[], rounds: number): Promise<Measured[]> {
  const measured: Measured[] = cells.map((cell) => ({ cell, ours: [], bare: [] }));
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { cell, ours, bare } of measured) {
      for (const { bare: q, work } of cell.cases) {
        const pair = [
          { times: ours, work },
          { times: bare, work: () => bareQuery(db, q) },
        ];
        for (const one of rotate(pair, round)) {
          const began = performance.now();
          await one.work();
          if (round > 0) one.times.push(performance.now() - began);
        }
      }
    }
  }
  return measured;
}

function formatRow({ name, aim }: Cell, ours: readonly number[], bare: readonly number[]): string[] {
  const at = (times: readonly number[], share: number) =>
    quantile(
      times.toSorted((a, b) => a - b),
      share,
    );
  return [
    name,
    at(ours, 0.5).toFixed(1),
    at(ours, 0.95).toFixed(1),
    at(bare, 0.5).toFixed(1),
    at(bare, 0.95).toFixed(1),
    (at(ours, 0.5) / at(bare, 0.5)).toFixed(1),
    (at(ours, 0.95) / at(bare, 0.95)).toFixed(1),
    aim === null ? '-' : String(aim),
  ];
}

/** Returns the tables that were read by sequential scans meanwhile, from the server's statistics. */
async function sequentialScans(
  db: Database,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<string[]> {
  const counted = async () => {
    await db.execute(sql`SELECT pg_stat_clear_snapshot()`);
    const rows = await rowsOf<{ name: string; scans: number }>(
      db,
      sql`SELECT relname AS name, seq_scan::integer AS scans FROM pg_stat_user_tables
        WHERE relname = ANY(${sql.param(tables)}::text[])`,
    );
    return new Map(rows.map(({ name, scans }) => [name, scans]));
  };
  // Each session of the server publishes its statistics at most once a second.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));
  await settle();
  const before = await counted();
  await work();
  await settle();
  const after = await counted();
  return [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name);
}
