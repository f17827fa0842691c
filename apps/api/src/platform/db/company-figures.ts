import { sql } from 'drizzle-orm';
import { isListed, isShownMember } from '../../visibility';
import { asArray } from './as-array';
import type { Transaction } from './database';

/** Number of contacts shown in a supplier row. */
const CARDS = 5;

/**
 * Recomputes a company's denormalized figures: whether a member pays (GAP-078), the number of listed contacts, their
 * cards, and the copies in its supplier links.
 *
 * @param ids Companies whose members, name or country changed; `null` for all.
 */
export async function refreshCompanies(tx: Transaction, ids: readonly string[] | null): Promise<void> {
  if (ids?.length === 0) return;
  const within = ids === null ? sql`true` : sql`c.id = ANY(${asArray(ids)}::uuid[])`;
  // Locks first, in a fixed order: a later statement sees what others committed meanwhile.
  if (ids !== null)
    await tx.execute(sql`SELECT c.id FROM companies c WHERE ${within} ORDER BY c.id FOR NO KEY UPDATE`);
  await tx.execute(sql`
    UPDATE companies c SET premium = n.premium, contact_count = n.contacts, contact_cards = n.cards
    FROM (
      SELECT c.id,
        coalesce(bool_or(u.plan <> 'free'), false) AS premium,
        count(u.id) FILTER (WHERE ${isListed('u')}) AS contacts,
        coalesce(
          jsonb_agg(jsonb_build_object('firstName', u.first_name, 'image', coalesce(u.image, u.linkedin_image))
            ORDER BY u.created_at, u.id) FILTER (WHERE ${isListed('u')} AND u.place <= ${CARDS}),
          '[]'::jsonb
        ) AS cards
      FROM companies c
      LEFT JOIN (
        SELECT m.*, row_number() OVER (PARTITION BY m.company_id, ${isListed('m')} ORDER BY m.created_at, m.id) AS place
        FROM users m WHERE ${isShownMember('m')}
      ) u ON u.company_id = c.id
      WHERE ${within}
      GROUP BY c.id
    ) n
    WHERE n.id = c.id
      AND (c.premium, c.contact_count, c.contact_cards) IS DISTINCT FROM (n.premium, n.contacts::integer, n.cards)
  `);
  await tx.execute(sql`
    UPDATE suppliers s SET company_key = c.name_key, country_key = c.country_key, premium = c.premium, contact_count = c.contact_count
    FROM companies c
    WHERE c.id = s.company_id AND ${within}
      AND (s.company_key, s.country_key, s.premium, s.contact_count)
        IS DISTINCT FROM (c.name_key, c.country_key, c.premium, c.contact_count)
  `);
}
