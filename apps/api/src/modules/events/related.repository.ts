import { type SQL, sql } from 'drizzle-orm';

/**
 * The companies that have to do with a member: followed ones, those of connections, those that supply a product that the
 * member follows, and vendors and customers of the member's own company.
 *
 * @param viewerId As SQL, a UUID.
 * @see GAP-033, GAP-081
 */
export const relatedCompanies = (viewerId: SQL): SQL => sql`
  SELECT company_id FROM company_followers WHERE user_id = ${viewerId}
  UNION SELECT u.company_id FROM connections n JOIN users u ON u.id = n.connected_id
    WHERE n.user_id = ${viewerId} AND u.company_id IS NOT NULL
  UNION SELECT s.company_id FROM product_followers f JOIN suppliers s ON s.product_id = f.product_id
    WHERE f.user_id = ${viewerId}
  UNION SELECT s.company_id FROM users me
    JOIN suppliers own ON own.company_id = me.company_id
    JOIN product_links l ON l.application_id = own.product_id
    JOIN suppliers s ON s.product_id = l.raw_material_id AND s.company_id <> me.company_id
    WHERE me.id = ${viewerId}
  UNION SELECT s.company_id FROM users me
    JOIN suppliers own ON own.company_id = me.company_id
    JOIN product_links l ON l.raw_material_id = own.product_id
    JOIN suppliers s ON s.product_id = l.application_id AND s.company_id <> me.company_id
    WHERE me.id = ${viewerId}`;
