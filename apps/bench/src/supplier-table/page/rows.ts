/** Row of the table, the same for all candidates. */
export interface SupplierRow {
  id: string;
  company: string;
  product: string;
  type: string;
  country: string;
  contacts: number;
}

/** Columns, in order. Rows are sorted by the first. */
export const COLUMNS = [
  { key: 'company', title: 'Company', width: 320 },
  { key: 'product', title: 'Supplies', width: 320 },
  { key: 'type', title: 'Type', width: 180 },
  { key: 'country', title: 'Country', width: 240 },
  { key: 'contacts', title: 'Contacts', width: 160 },
] as const;

const FIRST = [
  'Ostwald',
  'Kvarnholm',
  'Älvdal',
  'Brightwater',
  'Chiyoda',
  'Émeraude',
  'Lindqvist',
  'Øresund',
];
const SECOND = ['Quarzglas', 'Silica', 'Photonics', 'Fiber', 'Wafer', 'Composites', 'Hydrogen', 'Precision'];
const FORMS = ['GmbH', 'AB', 'Oy', 'Ltd', 'KK', 'SA', 'AS'];
const COUNTRIES = [
  'Germany',
  'Sweden',
  'Finland',
  'Ireland',
  'Japan',
  'France',
  'Norway',
  'Austria',
  'Italy',
];
const PRODUCTS = ['Preform silica glass', 'Single-mode fiber', 'Ytterbium-doped fiber', 'Drop cable'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Creates unsorted rows deterministically, with unique company names. */
export function makeRows(count: number): SupplierRow[] {
  let state = 7;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
  return Array.from({ length: count }, (_, at) => ({
    id: `company-${at}`,
    company: `${pick(FIRST, random())} ${pick(SECOND, random())} ${random() % count}-${at} ${pick(FORMS, random())}`,
    product: pick(PRODUCTS, random()),
    type: random() % 3 === 0 ? 'Distributor' : 'Manufacturer',
    country: pick(COUNTRIES, random()),
    contacts: random() % 90,
  }));
}

const collator = new Intl.Collator('en');

/** Compares names for all candidates, in locale order. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
