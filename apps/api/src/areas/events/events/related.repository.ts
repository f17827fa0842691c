import { type SQL, sql } from 'drizzle-orm';
import { partnerIds } from '../../network/member-lists';

/**
 * The companies whose people have to do with a member: followed ones, those that supply a product that the member follows,
 * and vendors and customers of the member's own company.
 *
 * @param viewerId As SQL, a UUID.
 * @see GAP-033, GAP-081
 */
export function companiesOfInterest(viewerId: SQL): SQL {
  const own = sql`(SELECT company_id FROM users WHERE id = ${viewerId})`;
  return sql`
    SELECT company_id FROM company_followers WHERE user_id = ${viewerId}
    UNION SELECT s.company_id FROM product_followers f JOIN suppliers s ON s.product_id = f.product_id
      WHERE f.user_id = ${viewerId}
    UNION ${partnerIds('vendors', own)}
    UNION ${partnerIds('customers', own)}`;
}

/** The companies that have to do with a member: those of interest, and those of connections. @see GAP-033 */
export const relatedCompanies = (viewerId: SQL): SQL => sql`
  ${companiesOfInterest(viewerId)}
  UNION SELECT u.company_id FROM connections n JOIN users u ON u.id = n.connected_id
    WHERE n.user_id = ${viewerId} AND u.company_id IS NOT NULL`;
