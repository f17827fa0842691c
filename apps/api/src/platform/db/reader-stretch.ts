import { type SQL, sql } from 'drizzle-orm';

/** A range of reader ids, exclusive and inclusive; null for an open end. */
export interface ReaderStretch {
  after: string | null;
  until: string | null;
}

/** All readers. */
export const EVERYBODY: ReaderStretch = { after: null, until: null };

/** SQL that is true for readers in a range. @param id SQL of the reader's id. */
export const isInStretch = (id: SQL, { after, until }: ReaderStretch): SQL => sql`(
  ${after === null ? sql`true` : sql`${id} > ${after}::uuid`}
  AND ${until === null ? sql`true` : sql`${id} <= ${until}::uuid`})`;
