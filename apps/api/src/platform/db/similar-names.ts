import { type SQL, sql } from 'drizzle-orm';
import { LEGAL_FORMS } from './company-legal-forms';

const WITHOUT_PUNCTUATION = "'[[:punct:]]+'";

/** Indexes are built of these very words, so they are not parameters. */
const plain = (nameKey: SQL): SQL =>
  sql`regexp_replace(replace(${nameKey}, '.', ''), ${sql.raw(WITHOUT_PUNCTUATION)}, ' ', 'g')`;

/** The letters of a company's folded name without its legal form, spaces and punctuation: alike companies have the same. */
export const comparableCompanyName = (nameKey: SQL): SQL =>
  sql`replace(regexp_replace(${plain(nameKey)}, ${sql.raw(`'\\m(${LEGAL_FORMS.join('|')})\\M'`)}, '', 'g'), ' ', '')`;

/** The letters of a product's folded name without spaces, punctuation and the plural: alike products have the same. */
export const comparableProductName = (nameKey: SQL): SQL =>
  sql`regexp_replace(replace(${plain(nameKey)}, ' ', ''), 's$', '')`;
