import { customType } from 'drizzle-orm/pg-core';

/**
 * Text that sorts by code point on every engine and every machine.
 *
 * A keyset cursor is only right while the order is the same for everybody, and the collation of a database depends
 * on the system it runs on.
 */
export const sortableText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
});
