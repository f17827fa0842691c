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
