import { type SQL, sql } from 'drizzle-orm';
import { LEGAL_FORMS } from './company-legal-forms';

const WITHOUT_PUNCTUATION = "'[[:punct:]]+'";

/** Literals rather than parameters: indexes are built on these expressions. */
const plain = (nameKey: SQL): SQL =>
  sql`regexp_replace(replace(${nameKey}, '.', ''), ${sql.raw(WITHOUT_PUNCTUATION)}, ' ', 'g')`;

/** Folds a company's name to its letters without legal form, spaces and punctuation, to find duplicates. */
export const comparableCompanyName = (nameKey: SQL): SQL =>
  sql`replace(regexp_replace(${plain(nameKey)}, ${sql.raw(`'\\m(${LEGAL_FORMS.join('|')})\\M'`)}, '', 'g'), ' ', '')`;

/** Folds a product's name to its letters without spaces, punctuation and plural, to find duplicates. */
export const comparableProductName = (nameKey: SQL): SQL =>
  sql`regexp_replace(replace(${plain(nameKey)}, ' ', ''), 's$', '')`;
