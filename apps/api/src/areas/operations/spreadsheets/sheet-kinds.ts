import { foldText } from '@millrace/domain';

/** What a spreadsheet may list, and of what: suppliers, raw materials or applications of a product, or what a company supplies. */
export const SHEET_KINDS = ['suppliers', 'materials', 'applications', 'catalogue'] as const;

/** What a spreadsheet lists. */
export type SheetKind = (typeof SHEET_KINDS)[number];

/** What a row says. */
export type SheetField = 'name' | 'country' | 'address' | 'url' | 'description';

const COMPANY_FIELDS = ['name', 'country', 'address', 'url', 'description'] as const;
const PRODUCT_FIELDS = ['name', 'description'] as const;

/** Whether the rows are companies; all others are products. */
export const listsCompanies = (kind: SheetKind): boolean => kind === 'suppliers';

/** What rows of a kind may say; the name they must. */
export const fieldsOf = (kind: SheetKind): readonly SheetField[] =>
  listsCompanies(kind) ? COMPANY_FIELDS : PRODUCT_FIELDS;

/** How people head their columns, folded and without spaces; those that say most come first. */
const HEADINGS: Readonly<Record<SheetField, readonly string[]>> = {
  name: [
    ...['companyname', 'suppliername', 'productname', 'materialname', 'facilityname', 'applicationname'],
    ...['company', 'supplier', 'manufacturer', 'vendor', 'facility', 'product', 'material', 'application'],
    ...[
      'name',
      'legalname',
      'firma',
      'firmenname',
      'unternehmen',
      'lieferant',
      'produkt',
      'entreprise',
      'nom',
    ],
  ],
  country: ['countryname', 'country', 'countrycode', 'nation', 'land', 'pays', 'pais', 'paese'],
  address: ['address', 'streetaddress', 'street', 'adresse', 'anschrift', 'direccion', 'indirizzo'],
  url: ['website', 'url', 'webpage', 'homepage', 'web', 'site', 'internet'],
  description: ['description', 'desc', 'details', 'notes', 'comment', 'beschreibung', 'descripcion'],
};

/** Which column says what, by its place from 0. */
export type SheetMapping = Readonly<Partial<Record<SheetField, number>>>;

const folded = (heading: string): string => foldText(heading).replace(/[^\p{L}\p{N}]/gu, '');

/** Guesses from the headings which column says what: first those that are called so, then those whose heading holds the word. */
export function guessMapping(kind: SheetKind, headings: readonly string[]): SheetMapping {
  const free = new Map(headings.map((heading, place) => [place, folded(heading)]));
  const mapping: Partial<Record<SheetField, number>> = {};
  const take = (field: SheetField, fits: (heading: string, word: string) => boolean): void => {
    if (mapping[field] !== undefined) return;
    for (const word of HEADINGS[field]) {
      const found = [...free].find(([, heading]) => fits(heading, word));
      if (!found) continue;
      mapping[field] = found[0];
      free.delete(found[0]);
      return;
    }
  };
  const fields = fieldsOf(kind);
  for (const field of fields) take(field, (heading, word) => heading === word);
  for (const field of fields) take(field, (heading, word) => word.length > 3 && heading.includes(word));
  return mapping;
}
