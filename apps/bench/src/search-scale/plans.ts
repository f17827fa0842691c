import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '../../../api/src/platform/db/database';

/** Maximum length of a condition, as longer ones add no information. */
const LINE_MAX = 110;

/** Explains the statements of some work, as executed by the server, in Markdown. */
export async function explainWork(
  db: Database,
  work: (watched: Database) => Promise<unknown>,
): Promise<string[]> {
  const statements: SQL[] = [];
  const dialect = new PgDialect();
  const execute = (statement: SQL) => {
    // Statements that query the planner itself have no plan.
    if (!dialect.sqlToQuery(statement).sql.startsWith('EXPLAIN')) statements.push(statement);
    return db.execute(statement);
  };
  await work(Object.assign(Object.create(db) as Database, { execute }));
  const lines: string[] = [];
  for (const statement of statements) {
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(
      db,
      sql`EXPLAIN (ANALYZE, COSTS OFF, BUFFERS OFF) ${statement}`,
    );
    const shown = plan
      .map(({ 'QUERY PLAN': line }) => line)
      .filter((line) => !/^\s*(Sort Key|Group Key):/.test(line));
    lines.push(
      '```',
      ...shown.map((line) => (line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)} …` : line)),
      '```',
      '',
    );
  }
  return lines;
}
