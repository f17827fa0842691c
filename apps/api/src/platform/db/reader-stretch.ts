import { type SQL, sql } from 'drizzle-orm';

/** Readers whose ids are greater than one and no greater than another; null is without end. */
export interface ReaderStretch {
  after: string | null;
  until: string | null;
}

/** All of them. */
export const EVERYBODY: ReaderStretch = { after: null, until: null };

/** Whether a reader is one of a stretch. @param id Of the reader, as SQL. */
export const isInStretch = (id: SQL, { after, until }: ReaderStretch): SQL => sql`(
  ${after === null ? sql`true` : sql`${id} > ${after}::uuid`}
  AND ${until === null ? sql`true` : sql`${id} <= ${until}::uuid`})`;
