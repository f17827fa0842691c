import type { CompanyFacts, CompanyType, Sector } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { boolean, char, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { comparableCompanyName } from '../similar-names';
import { id } from './columns/id';
import type { Picture } from './columns/picture';
import { sortableText } from './columns/sortable';
import { moment, times } from './columns/times';

/** A contact as a supplier row shows it: never more than a first name and a picture. @see DATA-019 */
export interface ContactCard {
  firstName: string;
  image: string | null;
}

/** Companies, with the figures that lists of suppliers show. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    /** `nameSortKey(name)`: what order, search and "does it exist?" compare. */
    nameKey: sortableText('name_key').notNull(),
    address: text('address'),
    url: text('url'),
    /**
     * Whether the website is the one that the company was added with, or that its verified people or a moderator have
     * set. Everybody may change `url`, which must not decide who is taken for one of the company's people. @see GAP-089
     */
    urlTrusted: boolean('url_trusted').notNull().default(true),
    description: text('description'),
    /** ISO 3166-1 alpha-2. */
    country: char('country', { length: 2 }),
    /** `countrySortKey(country)`: what order compares. */
    countryKey: sortableText('country_key').notNull(),
    sector: text('sector').$type<Sector>(),
    /** What the company calls itself; says what kind of supplier it is. @see GAP-044 */
    type: text('type').$type<CompanyType>(),
    /** Sites, certificates, identifiers: a part that is left out is not known. */
    facts: jsonb('facts').$type<CompanyFacts>().notNull().default({}),
    /** Until which day its certificates were looked through, for reminders and the index of searches. */
    certificatesReviewed: date('certificates_reviewed', { mode: 'string' }),
    /** The part of `logoOriginal` that is shown. */
    logo: text('logo'),
    /** The whole picture, as far as it was sent: another part can be cut out of it. */
    logoOriginal: text('logo_original'),
    /** Null is drawn from name and sector. @see GAP-032 */
    cover: text('cover'),
    coverOriginal: text('cover_original'),
    /** How often what is said of it was changed, and one: a change says which version it is of. @see GAP-058 */
    version: integer('version').notNull().default(1),
    /** The member who added it. Not a reference, as members refer to companies; who leaves is taken out. */
    createdBy: uuid('created_by'),
    images: jsonb('images').$type<Picture[]>().notNull().default([]),
    /** Whether a member has a paid plan; kept by `refreshCompanies`. @see GAP-078 */
    premium: boolean('premium').notNull().default(false),
    /** How many members are listed as contacts; kept by `refreshCompanies`. */
    contactCount: integer('contact_count').notNull().default(0),
    /** The first few contacts, as supplier rows show them; kept by `refreshCompanies`. */
    contactCards: jsonb('contact_cards').$type<ContactCard[]>().notNull().default([]),
    ...times(),
  },
  (t) => [
    index('companies_name_key').on(t.nameKey, t.id),
    index('companies_name_trigrams').using('gin', t.nameKey.op('gin_trgm_ops')),
    index('companies_alike').on(comparableCompanyName(sql`${t.nameKey}`)),
  ],
);

/**
 * Companies that the operator has taken out of the catalogue: merged into another, to which the old address leads, or
 * hidden. What they were and had is kept, so that it can be put back. @see GAP-088
 */
export const removedCompanies = pgTable(
  'removed_companies',
  {
    /** That of the company. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Null for one that is hidden. Not a reference: the other may be removed as well. */
    mergedInto: uuid('merged_into'),
    /** The row as it stood. */
    company: jsonb('company').notNull(),
    /** Rows of other tables as they stood, by table. */
    rows: jsonb('rows').notNull(),
    /** Rows that the other company has got, by table: what identifies them. */
    given: jsonb('given').notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
  },
  (t) => [index('removed_companies_into').on(t.mergedInto)],
);
