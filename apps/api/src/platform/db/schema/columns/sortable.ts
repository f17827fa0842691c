import { customType } from 'drizzle-orm/pg-core';

/**
 * Text column that sorts by code point in every database and on every machine.
 *
 * Keyset cursors need one stable sort order, while the default collation of a database depends on its operating system.
 */
export const sortableText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});
