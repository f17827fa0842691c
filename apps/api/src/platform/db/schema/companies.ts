import type { CompanyFacts, CompanyType, Sector } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { boolean, char, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { comparableCompanyName } from '../similar-names';
import { id } from './columns/id';
import type { Picture } from './columns/picture';
import { sortableText } from './columns/sortable';
import { moment, times } from './columns/times';

/** A contact in a supplier row: only a first name and a picture. @see DATA-019 */
export interface ContactCard {
  firstName: string;
  image: string | null;
}

/** Companies, with denormalized counts for lists of suppliers. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    /** `nameSortKey(name)`: used for search, sorting and duplicate checks. */
    nameKey: sortableText('name_key').notNull(),
    address: text('address'),
    url: text('url'),
    /**
     * Website from which the email domain of the company's people is derived: the initial one, or one set by its
     * verified people or a moderator. Everyone may edit `url`, so it must not verify anyone. @see GAP-089
     */
    urlTrusted: boolean('url_trusted').notNull().default(true),
    description: text('description'),
    /** ISO 3166-1 alpha-2 code. */
    country: char('country', { length: 2 }),
    /** `countrySortKey(country)`, for sorting. */
    countryKey: sortableText('country_key').notNull(),
    sector: text('sector').$type<Sector>(),
    /** The company's own description of its type; determines the kind of supplier. @see GAP-044 */
    type: text('type').$type<CompanyType>(),
    /** Sites, certificates and identifiers; omitted parts are unknown. */
    facts: jsonb('facts').$type<CompanyFacts>().notNull().default({}),
    /** Day up to which expiring certificates were processed, for reminders and the search index. */
    certificatesReviewed: date('certificates_reviewed', { mode: 'string' }),
    /** Crop of `logoOriginal` that is displayed. */
    logo: text('logo'),
    /** The uncropped image as uploaded, to allow another crop. */
    logoOriginal: text('logo_original'),
    /** Null shows an image generated from name and sector. @see GAP-032 */
    cover: text('cover'),
    coverOriginal: text('cover_original'),
    /** Version for optimistic locking: the number of edits plus one. @see GAP-058 */
    version: integer('version').notNull().default(1),
    /** The member who added it. Not a foreign key, to avoid a cycle; cleared when the member leaves. */
    createdBy: uuid('created_by'),
    images: jsonb('images').$type<Picture[]>().notNull().default([]),
    /** True if a member has a paid plan; maintained by `refreshCompanies`. @see GAP-078 */
    premium: boolean('premium').notNull().default(false),
    /** Number of members listed as contacts; maintained by `refreshCompanies`. */
    contactCount: integer('contact_count').notNull().default(0),
    /** The first contacts, for supplier rows; maintained by `refreshCompanies`. */
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
 * Companies that the operator removed from the catalogue: hidden, or merged into another to which the old address
 * redirects. The data is stored so that the removal can be undone. @see GAP-088
 */
export const removedCompanies = pgTable(
  'removed_companies',
  {
    /** ID of the company. */
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Null for a hidden company. Not a foreign key, because the target may be removed too. */
    mergedInto: uuid('merged_into'),
    /** Backup of the company's row. */
    company: jsonb('company').notNull(),
    /** Backup of rows in other tables, by table. */
    rows: jsonb('rows').notNull(),
    /** Keys of the rows that were moved to the other company, by table. */
    given: jsonb('given').notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
  },
  (t) => [index('removed_companies_into').on(t.mergedInto)],
);
