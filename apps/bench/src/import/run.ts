/** One candidate in a process of its own, so that its memory is its own: run.ts CANDIDATE FOLDER DATABASE, where a database is an address or a folder. */
import { sql } from 'drizzle-orm';
import { openDatabase, rowsOf } from '../../../api/src/platform/db/database';
import { CANDIDATES, type CandidateName } from './candidates';

const [name, folder = '', place = ''] = process.argv.slice(2);
const isServer = place.startsWith('postgres');
const handle = await openDatabase({
  databaseUrl: isServer ? place : null,
  databaseConnections: 1,
  dataDir: place,
});
await handle.db.execute(sql`TRUNCATE companies, products, users CASCADE`);
const before = process.memoryUsage().rss;
const seconds = await CANDIDATES[name as CandidateName](handle, folder);
const [found] = await rowsOf<{ rows: number }>(
  handle.db,
  sql`SELECT count(*)::integer AS rows FROM companies`,
);
await handle.close();
console.log(
  JSON.stringify({ seconds, rows: found?.rows, before, peak: process.resourceUsage().maxRSS * 1024 }),
);
