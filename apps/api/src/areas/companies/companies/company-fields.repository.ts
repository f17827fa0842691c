import { type CompanyType, countrySortKey, nameSortKey } from '@millrace/domain';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database';
import { companies } from '../../../platform/db/schema';

const { name, address, url, description, country, type, logo, logoOriginal, cover, coverOriginal, version } =
  companies;

/** What members may change of a company, by the names that its history has. */
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

/** A field of a company that members may change. */
export type CompanyField = keyof typeof FIELDS;

/** What stands in the fields of a company. */
export type CompanyFields = Readonly<Record<CompanyField, string | null>>;

/** What is to stand there; what is undefined stays. */
export type CompanyChange = { [Field in CompanyField]?: string | null | undefined };

/** The fields of a company, which nobody else changes until the transaction ends; null without such a company. */
export async function lockFields(
  tx: Transaction,
  id: string,
): Promise<{ fields: CompanyFields; version: number } | null> {
  const [row] = await tx
    .select({ ...FIELDS, version })
    .from(companies)
    .where(eq(companies.id, id))
    .for('no key update');
  if (!row) return null;
  const { version: current, ...fields } = row;
  return { fields, version: current };
}

/** Writes the fields of a company as they are to stand. */
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
    /** Of a new website; undefined leaves it. */
    urlTrusted?: boolean | undefined;
  },
): Promise<void> {
  const { logo_original: logoOriginal, cover_original: coverOriginal, type, ...rest } = fields;
  const shownName = rest.name ?? '';
  await tx
    .update(companies)
    .set({
      ...rest,
      name: shownName,
      nameKey: nameSortKey(shownName),
      countryKey: countrySortKey(rest.country),
      type: type as CompanyType | null,
      logoOriginal,
      coverOriginal,
      version,
      ...(urlTrusted !== undefined && { urlTrusted }),
      updatedAt: sql`now()`,
    })
    .where(eq(companies.id, id));
}
