import { type CompanyType, countrySortKey, nameSortKey, type Sector } from '@millrace/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import { companyFollowerCount } from '../../../platform/db/counts';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { companies, users } from '../../../platform/db/schema';
import { columnsOf, statement } from '../../../platform/db/statement';
import { isShownMember, worksVerifiedFor } from '../../../visibility';
import { type FactField, flattenFacts, isFactField, unflattenFacts } from './company-facts';

const SHOWN = [
  'id',
  'name',
  'address',
  'url',
  'description',
  'country',
  'type',
  'sector',
  'logo',
  'cover',
  'facts',
  'version',
] as const;

/** A company with its number of followers. */
export type CompanyRow = Pick<typeof companies.$inferSelect, (typeof SHOWN)[number]> & {
  /** Without suspended members. @see GAP-096 */
  followers: number;
  /** Number of its verified people. @see GAP-089 */
  verifiedPeople: number;
  /** Lexemes of its search document, such as `sector=semiconductor`; empty until it is indexed. */
  filters: readonly string[] | null;
};

const companyById = statement<{ id: string }, CompanyRow>(
  'company_by_id',
  (value) => sql`
    SELECT ${columnsOf(companies, 'c', SHOWN)}, ${companyFollowerCount(value('id'))} AS followers, (
      SELECT count(*)::integer FROM users u
        WHERE u.company_id = c.id AND ${worksVerifiedFor('u')} AND ${isShownMember('u')}
    ) AS "verifiedPeople",
    (SELECT d.filters FROM search_documents d WHERE d.kind = 'company' AND d.id = c.id) AS filters
    FROM companies c WHERE c.id = ${value('id')}`,
);

/** Finds a company, or null. */
export async function findCompany(db: Database | Transaction, id: string): Promise<CompanyRow | null> {
  const [row] = await companyById(db, { id });
  return row ?? null;
}

/** Maximum number of followers in a company's record; the list of followers has all. */
const NAMED_MAX = 1000;

/** Reads the IDs of a company's newest followers, and the viewer's if they follow it. */
export async function findFollowerIds(db: Database, id: string, viewerId: string): Promise<string[]> {
  const rows = await rowsOf<{ userId: string }>(
    db,
    sql`
      (SELECT f.user_id AS "userId" FROM company_followers f
        WHERE f.company_id = ${id}
          AND EXISTS (SELECT 1 FROM users u WHERE u.id = f.user_id AND ${isShownMember('u')})
        ORDER BY f.created_at DESC, f.user_id LIMIT ${NAMED_MAX})
      UNION
      SELECT user_id FROM company_followers WHERE company_id = ${id} AND user_id = ${viewerId}`,
  );
  return rows.map(({ userId }) => userId);
}

/** Finds companies with the same name, ignoring case, accents and whitespace. */
export function findSimilarlyNamed(tx: Transaction, name: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.nameKey, nameSortKey(name)));
}

/** Fields of a new company. */
interface NewCompany {
  id: string;
  name: string;
  address: string | null;
  url: string | null;
  /** ISO 3166-1 alpha-2 code. */
  country: string | null;
  description: string | null;
  type: CompanyType | null;
}

/** Inserts one or many companies in one statement. The caller must hold the locks on their names. */
export async function insertCompanies(
  tx: Transaction,
  rows: readonly NewCompany[],
  createdBy: string,
): Promise<void> {
  const json = JSON.stringify(
    rows.map((row) => ({
      ...row,
      name_key: nameSortKey(row.name),
      country_key: countrySortKey(row.country),
    })),
  );
  await tx.execute(sql`
    INSERT INTO companies (id, name, name_key, country, country_key, address, url, description, type, created_by)
    SELECT id, name, name_key, country, country_key, address, url, description, type, ${createdBy}::uuid
    FROM jsonb_to_recordset(${json}::jsonb) AS r(id uuid, name text, name_key text, country text, country_key text,
      address text, url text, description text, type text)
    ORDER BY id`);
}

/** Reads and locks a company with a member's relation to it; null if there is no such company. */
export async function findMembership(tx: Transaction, companyId: string, memberId: string) {
  const [row] = await tx
    .select({ createdBy: companies.createdBy, country: companies.country })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update');
  if (!row) return null;
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), ne(users.id, memberId), isShownMember('users')))
    .limit(1);
  return { ...row, hasOthers: others.length > 0 };
}

/** A member's rights on the name and website of a company. */
export interface NamingStanding {
  /** True if it has verified people. */
  hasVerifiedPeople: boolean;
  /** True if the member is one of them. */
  isVerified: boolean;
  isModerator: boolean;
}

/** Reads a member's rights on the name and website of a company. */
export async function findNamingStanding(
  db: Database | Transaction,
  companyId: string,
  memberId: string,
): Promise<NamingStanding> {
  const [row] = await rowsOf<NamingStanding>(
    db,
    sql`SELECT count(*) > 0 AS "hasVerifiedPeople",
        coalesce(bool_or(u.id = ${memberId}), false) AS "isVerified",
        EXISTS (SELECT 1 FROM moderators m WHERE m.user_id = ${memberId}) AS "isModerator"
      FROM users u WHERE u.company_id = ${companyId} AND ${worksVerifiedFor('u')} AND ${isShownMember('u')}`,
  );
  return row ?? { hasVerifiedPeople: false, isVerified: false, isModerator: false };
}

/**
 * True if a website set by a member may verify people of the company: set by its verified people, moderators, or the
 * member who added it while nobody else belongs to it.
 *
 * @see GAP-089
 */
export async function isTrustedEditor(
  tx: Transaction,
  memberId: string,
  companyId: string,
): Promise<boolean> {
  const [row] = await rowsOf<{ isTrusted: boolean }>(
    tx,
    sql`SELECT EXISTS (
        SELECT 1 FROM users u
        WHERE u.id = ${memberId} AND u.company_id = ${companyId} AND ${worksVerifiedFor('u')}
      ) OR EXISTS (SELECT 1 FROM moderators m WHERE m.user_id = ${memberId}) OR EXISTS (
        SELECT 1 FROM companies c WHERE c.id = ${companyId} AND c.created_by = ${memberId} AND NOT EXISTS (
          SELECT 1 FROM users o WHERE o.company_id = c.id AND o.id <> ${memberId}
        )
      ) AS "isTrusted"`,
  );
  return row?.isTrusted === true;
}

/** A product that a company supplies. */
export interface SuppliedRow {
  productId: string;
  productName: string;
  productKey: string;
  description: string | null;
  sector: Sector | null;
  following: boolean;
}

/** Query for a page of a company's products. */
interface SuppliedPageQuery {
  companyId: string;
  /** The viewer; null for a guest. */
  viewerId: string | null;
  /** Cursor of the page; null for the first. */
  after: { productKey: string; productId: string } | null;
  /** Page size plus one. */
  limit: number;
}

type Found = { count: number } & (SuppliedRow | { productId: null });

/** Reads a page of a company's products, by name. @returns Null if there is no such company. */
export async function findSupplied(
  db: Database,
  { companyId, viewerId, after, limit }: SuppliedPageQuery,
): Promise<{ count: number; rows: SuppliedRow[] } | null> {
  const start = after
    ? sql`AND (p.name_key, p.id) > (${after.productKey}::text COLLATE "C", ${after.productId}::uuid)`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      SELECT (SELECT count(*)::integer FROM suppliers WHERE company_id = c.id) AS count, page.*
      FROM companies c
      LEFT JOIN LATERAL (
        SELECT p.id AS "productId", p.name AS "productName", p.name_key AS "productKey", p.description, p.sector,
          EXISTS (
            SELECT 1 FROM product_followers f WHERE f.product_id = p.id AND f.user_id = ${viewerId}::uuid
          ) AS following
        FROM suppliers s JOIN products p ON p.id = s.product_id
        WHERE s.company_id = c.id ${start} ORDER BY p.name_key, p.id LIMIT ${limit}
      ) page ON true
      WHERE c.id = ${companyId}
      ORDER BY page."productKey", page."productId"`,
  );
  const [row] = found;
  if (!row) return null;
  return {
    count: row.count,
    rows: found.filter((one): one is Found & SuppliedRow => one.productId !== null),
  };
}

const {
  name,
  address,
  url,
  description,
  country,
  type,
  logo,
  logoOriginal,
  cover,
  coverOriginal,
  facts,
  version,
} = companies;

/** Editable fields of a company, by their names in the edit history. */
const FIELDS = {
  name,
  address,
  url,
  description,
  country,
  type,
  logo,
  logo_original: logoOriginal,
  cover,
  cover_original: coverOriginal,
} as const;

/** An editable field of a company. */
type CompanyField = keyof typeof FIELDS | FactField;

/** Current values of a company's fields. */
type CompanyFields = Readonly<Record<CompanyField, string | null>>;

/** New values; undefined leaves a field unchanged. */
export type CompanyChange = { [Field in CompanyField]?: string | null | undefined };

/** Reads and locks the fields of a company; null if there is no such company. */
export async function lockFields(
  tx: Transaction,
  id: string,
): Promise<{ fields: CompanyFields; version: number } | null> {
  const [row] = await tx
    .select({ ...FIELDS, facts, version })
    .from(companies)
    .where(eq(companies.id, id))
    .for('no key update');
  if (!row) return null;
  const { version: current, facts: known, ...fields } = row;
  return { fields: { ...fields, ...flattenFacts(known) }, version: current };
}

/** Updates the fields of a company. */
export async function writeFields(
  tx: Transaction,
  id: string,
  {
    fields,
    version,
    urlTrusted,
  }: {
    fields: CompanyFields;
    version: number;
    /** Trust of a new website; undefined leaves it unchanged. */
    urlTrusted?: boolean | undefined;
  },
): Promise<void> {
  const { logo_original, cover_original, type: kind, name: shownName, ...rest } = fields;
  const plain = Object.entries(rest).filter(([field]) => !isFactField(field));
  await tx
    .update(companies)
    .set({
      ...Object.fromEntries(plain),
      name: shownName ?? '',
      nameKey: nameSortKey(shownName ?? ''),
      countryKey: countrySortKey(rest.country),
      type: kind as CompanyType | null,
      logoOriginal: logo_original,
      coverOriginal: cover_original,
      facts: unflattenFacts(rest),
      version,
      ...(urlTrusted !== undefined && { urlTrusted }),
      updatedAt: sql`now()`,
    })
    .where(eq(companies.id, id));
}
