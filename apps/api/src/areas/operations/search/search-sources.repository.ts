import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { companyFollowerCount } from '../../../platform/db/counts';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';
import { isForAll, isPublished, isShownMember, worksVerifiedFor } from '../../../visibility';
import {
  type CompanySource,
  companyDocument,
  type EventSource,
  eventDocument,
  type PostSource,
  type ProductSource,
  personDocument,
  postDocument,
  productDocument,
  type SearchDocument,
} from './search-document';

/** Maximum number of products by which a company is found. */
const SUPPLIED_MAX = 300;

/** Maximum number each of exhibitors and products by which an event is found. */
const LINKED_MAX = 200;

/** Reads records of a kind as documents; deleted ones are omitted. */
export const readDocuments: Readonly<
  Record<SearchedKind, (tx: Transaction, ids: readonly string[]) => Promise<SearchDocument[]>>
> = {
  product: async (tx, ids) => (await readProducts(tx, ids)).map(productDocument),
  company: async (tx, ids) => (await readCompanies(tx, ids)).map(companyDocument),
  event: async (tx, ids) => (await readEvents(tx, ids)).map(eventDocument),
  post: async (tx, ids) => (await readPosts(tx, ids)).map(postDocument),
  person: async (tx, ids) => (await readPeople(tx, ids)).map(personDocument),
};

const readProducts = (tx: Transaction, ids: readonly string[]): Promise<ProductSource[]> =>
  rowsOf(
    tx,
    sql`
      SELECT p.id, p.name, p.name_key AS "nameKey", p.description AS text, p.sector, p.kind, p.synonyms, p.identifiers, p.properties,
        p.follower_count AS followers, p.supplier_count AS suppliers, p.created_at::text AS "addedAt",
        coalesce(places.countries, '[]'::jsonb) AS countries,
        (SELECT count(*)::integer FROM post_products t JOIN posts o ON o.id = t.post_id
          WHERE t.product_id = p.id AND ${isForAll('o')} AND ${isPublished('o')}) AS posts
      FROM products p
      LEFT JOIN LATERAL (
        SELECT jsonb_agg(jsonb_build_array(country, n) ORDER BY n DESC, country) AS countries
        FROM (SELECT c.country, count(*) AS n FROM suppliers s JOIN companies c ON c.id = s.company_id
          WHERE s.product_id = p.id AND c.country IS NOT NULL GROUP BY c.country) counted
      ) places ON true
      WHERE p.id = ANY(${asArray(ids)}::uuid[])`,
  );

const readCompanies = (tx: Transaction, ids: readonly string[]): Promise<CompanySource[]> =>
  rowsOf(
    tx,
    sql`
      SELECT firm.id, firm.name, firm.name_key AS "nameKey", concat_ws(E'\n', firm.description, firm.address) AS text, firm.country, firm.type, firm.facts,
        firm.premium, firm.created_at::text AS "addedAt", ${companyFollowerCount(sql`firm.id`)} AS followers,
        (SELECT count(*)::integer FROM suppliers s WHERE s.company_id = firm.id) AS products,
        EXISTS (SELECT 1 FROM users u WHERE u.company_id = firm.id AND ${isShownMember('u')} AND ${worksVerifiedFor('u')})
          AS "isVerified",
        ARRAY(SELECT DISTINCT x.sector FROM (
          SELECT firm.sector UNION ALL SELECT p.sector FROM suppliers s JOIN products p ON p.id = s.product_id
            WHERE s.company_id = firm.id
        ) x WHERE x.sector IS NOT NULL) AS sectors,
        ARRAY(SELECT concat_ws(' ', p.name, (SELECT string_agg(y.value, ' ')
            FROM jsonb_each(p.synonyms) l CROSS JOIN LATERAL jsonb_array_elements_text(l.value) y(value)))
          FROM suppliers s JOIN products p ON p.id = s.product_id WHERE s.company_id = firm.id
          ORDER BY p.follower_count DESC, p.id LIMIT ${SUPPLIED_MAX}) AS supplied
      FROM companies firm WHERE firm.id = ANY(${asArray(ids)}::uuid[])`,
  );

const readEvents = (tx: Transaction, ids: readonly string[]): Promise<EventSource[]> =>
  rowsOf(
    tx,
    sql`
      SELECT e.id, e.name, e.search_key AS "nameKey", regexp_replace(e.details, '<[^>]*>', ' ', 'g') AS text,
        e.location AS place, e.country, e.created_at::text AS "addedAt",
        ARRAY(SELECT DISTINCT p.sector FROM event_products t JOIN products p ON p.id = t.product_id
          WHERE t.event_id = e.id AND p.sector IS NOT NULL) AS sectors,
        ARRAY(SELECT p.name FROM event_products t JOIN products p ON p.id = t.product_id
          WHERE t.event_id = e.id ORDER BY t.position, p.id LIMIT ${LINKED_MAX})
        || ARRAY(SELECT c.name FROM event_companies t JOIN companies c ON c.id = t.company_id
          WHERE t.event_id = e.id ORDER BY t.created_at, c.id LIMIT ${LINKED_MAX}) AS linked
      FROM events e WHERE e.id = ANY(${asArray(ids)}::uuid[])`,
  );

const readPosts = (tx: Transaction, ids: readonly string[]): Promise<PostSource[]> =>
  rowsOf(
    tx,
    sql`
      SELECT o.id, '' AS name, '' AS "nameKey", o.text, o.created_at::text AS "addedAt",
        ARRAY(SELECT p.name FROM post_products t JOIN products p ON p.id = t.product_id
          WHERE t.post_id = o.id ORDER BY t.position)
        || ARRAY(SELECT c.name FROM post_companies t JOIN companies c ON c.id = t.company_id
          WHERE t.post_id = o.id ORDER BY t.position) AS linked
      FROM posts o WHERE o.id = ANY(${asArray(ids)}::uuid[]) AND ${isPublished('o')}`,
  );

const readPeople = (tx: Transaction, ids: readonly string[]) =>
  rowsOf<Pick<ProductSource, 'id' | 'name' | 'nameKey' | 'text' | 'addedAt'>>(
    tx,
    sql`
      SELECT u.id, u.display_name AS name, u.name_key AS "nameKey", NULL AS text, u.created_at::text AS "addedAt"
      FROM users u WHERE u.id = ANY(${asArray(ids)}::uuid[]) AND ${isShownMember('u')}`,
  );
