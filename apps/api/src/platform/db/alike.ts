import { type SQL, sql } from 'drizzle-orm';

/** What companies add to their names by law, folded: two that differ in nothing else are the same, most likely. */
const LEGAL_FORMS = [
  ...[
    'ab',
    'ag',
    'aps',
    'as',
    'asa',
    'bhd',
    'bv',
    'bvba',
    'co',
    'company',
    'corp',
    'corporation',
    'doo',
    'eg',
    'eirl',
  ],
  ...[
    'gmbh',
    'group',
    'inc',
    'incorporated',
    'jsc',
    'kft',
    'kg',
    'kgaa',
    'kk',
    'llc',
    'llp',
    'lp',
    'ltd',
    'ltda',
    'limited',
  ],
  ...[
    'mbh',
    'nv',
    'oao',
    'ohg',
    'ood',
    'ooo',
    'oy',
    'oyj',
    'plc',
    'pte',
    'pty',
    'pvt',
    'private',
    'sa',
    'sarl',
    'sas',
  ],
  ...['sdn', 'se', 'sl', 'spa', 'spzoo', 'sro', 'srl', 'sti', 'tbk', 'ua', 'uab', 'ug', 'zrt'],
];

const WITHOUT_PUNCTUATION = "'[[:punct:]]+'";

/** Indexes are built of these very words, so they are not parameters. */
const plain = (nameKey: SQL): SQL =>
  sql`regexp_replace(replace(${nameKey}, '.', ''), ${sql.raw(WITHOUT_PUNCTUATION)}, ' ', 'g')`;

/** The letters of a company's folded name without its legal form, spaces and punctuation: alike companies have the same. */
export const alikeCompany = (nameKey: SQL): SQL =>
  sql`replace(regexp_replace(${plain(nameKey)}, ${sql.raw(`'\\m(${LEGAL_FORMS.join('|')})\\M'`)}, '', 'g'), ' ', '')`;

/** The letters of a product's folded name without spaces, punctuation and the plural: alike products have the same. */
export const alikeProduct = (nameKey: SQL): SQL =>
  sql`regexp_replace(replace(${plain(nameKey)}, ' ', ''), 's$', '')`;

const FORMS: ReadonlySet<string> = new Set(LEGAL_FORMS);

/** Whether a word, folded and without punctuation, is a legal form. */
export const isLegalForm = (word: string): boolean => FORMS.has(word);
