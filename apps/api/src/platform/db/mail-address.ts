import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL for the address at which a member wants mail.
 *
 * @param member Alias of `users` in the statement.
 * @see GAP-008
 */
export const mailAddressOf = (member: 'u' | 'users'): SQL<string> => {
  const column = (name: string): SQL => sql`${sql.identifier(member)}.${sql.identifier(name)}`;
  return sql<string>`CASE WHEN ${column('preferred_email')} = 2
    THEN coalesce(${column('secondary_email')}, ${column('email')}) ELSE ${column('email')} END`;
};

/** A recipient. */
export interface Addressee {
  id: string;
  firstName: string;
  /** Preferred address. */
  email: string;
}

/** Selects a recipient from `users u`. */
export const addressee = sql`u.id, u.first_name AS "firstName", ${mailAddressOf('u')} AS email`;
