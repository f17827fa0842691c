import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** How long the database may take to answer, in milliseconds: whoever asks whether it is there waits no longer. */
const PATIENCE_MS = 3_000;

/** Makes what says whether the database answers. */
export function databaseProbe(db: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  // Whoever asks while an answer is out waits for the same one: a database that is silent gets no more of them.
  const ask = (): Promise<boolean> => {
    asked ??= db
      .execute(sql`SELECT 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS, false);
    });
    const isUp = await Promise.race([ask(), late]);
    clearTimeout(timer);
    return isUp;
  };
}
