import type { Database } from './database';

/**
 * A statement that is built once for each database instead of once for each call. On PostgreSQL it keeps its name, so
 * that each connection parses it once.
 *
 * @param build Ends in `.prepare(name)`; the name is one of a kind.
 * @example
 * const find = prepareOnce((db) => db.select().from(users).where(eq(users.id, sql.placeholder('id'))).prepare('user'));
 * await find(db).execute({ id });
 */
export function prepareOnce<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    let statement = built.get(db);
    if (statement === undefined) {
      statement = build(db);
      built.set(db, statement);
    }
    return statement;
  };
}
