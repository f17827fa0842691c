import { type SQL, sql } from 'drizzle-orm';

/**
 * The address that a member wants mail at.
 *
 * @param member The name under which a statement reads `users`.
 * @see GAP-008
 */
export const mailAddressOf = (member: 'u' | 'users'): SQL<string> => {
  const column = (name: string): SQL => sql`${sql.identifier(member)}.${sql.identifier(name)}`;
  return sql<string>`CASE WHEN ${column('preferred_email')} = 2
    THEN coalesce(${column('secondary_email')}, ${column('email')}) ELSE ${column('email')} END`;
};

/** Somebody who is to be told. */
export interface Addressee {
  id: string;
  firstName: string;
  /** The address that the member wants mail at. */
  email: string;
}

/** Selects an addressee from `users u`. */
export const addressee = sql`u.id, u.first_name AS "firstName", ${mailAddressOf('u')} AS email`;
