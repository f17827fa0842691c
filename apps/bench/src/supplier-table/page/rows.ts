/** A row of the table that all draw. */
export interface SupplierRow {
  id: string;
  company: string;
  product: string;
  type: string;
  country: string;
  contacts: number;
}

/** Columns, in their order. The first is what rows are sorted by. */
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

/** Rows in no order, always the same; no two companies have one name. */
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

/** How names are compared, by all candidates: as readers of the language expect it. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
