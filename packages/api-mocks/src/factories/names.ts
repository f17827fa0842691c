import { COUNTRIES, type Country, hashText, SECTORS, type Sector } from '@millrace/domain';
import { rowAt } from '../contract/examples';

const PLACES = [
  'Alder',
  'Brenner',
  'Castellan',
  'Dunvegan',
  'Eibsee',
  'Farnham',
  'Gotthard',
  'Harrow',
  'Isar',
  'Juneau',
  'Kestrel',
  'Lorne',
  'Maribor',
  'Norrland',
  'Oslofjord',
  'Pinnacle',
  'Queensferry',
  'Rhône',
  'Sierra',
  'Tannheim',
  'Umeå',
  'Valmont',
  'Wexford',
  'Yarra',
  'Zugspitze',
];
const TRADES = [
  'Glass',
  'Photonics',
  'Chemicals',
  'Ceramics',
  'Coatings',
  'Composites',
  'Crystal',
  'Electronics',
  'Fibre',
  'Gases',
  'Instruments',
  'Laser',
  'Materials',
  'Metals',
  'Optics',
  'Polymers',
  'Precision',
  'Quartz',
  'Silicon',
  'Vacuum',
];
const FORMS = ['GmbH', 'Ltd.', 'Inc.', 'AB', 'S.p.A.', 'Co., Ltd.', 'SAS', 'B.V.', 'Oy', 'Pvt. Ltd.'];
const GRADES = [
  '4N',
  '5N',
  '6N',
  'Low-iron',
  'Ultra-dry',
  'Pre-cut',
  'Polished',
  'Annealed',
  'Doped',
  'Coated',
];
const THINGS = [
  'silica rod',
  'quartz tube',
  'graphite felt',
  'silane gas',
  'acrylate resin',
  'ceramic ferrule',
  'sapphire disc',
  'copper foil',
  'aramid yarn',
  'epoxy film',
  'nickel powder',
  'membrane sheet',
  'glass frit',
  'steel strand',
  'titanium sponge',
  'polymer jacket',
  'silver paste',
  'tungsten wire',
  'zirconia bead',
  'carbon tow',
];
const FIRST_NAMES = [
  'Amara',
  'Bruno',
  'Chloé',
  'Dmitri',
  'Elif',
  'Farid',
  'Greta',
  'Hiro',
  'Ingrid',
  'Jonas',
  'Kavya',
  'Lucía',
  'Mateo',
  'Nadia',
  'Oskar',
  'Priya',
  'Quentin',
  'Rosa',
  'Sven',
  'Tariq',
  'Ursula',
  'Viktor',
  'Wanjiru',
  'Yuki',
];
const LAST_NAMES = [
  'Andersson',
  'Bianchi',
  'Castro',
  'Dubois',
  'Eriksen',
  'Fischer',
  'García',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowalski',
  'Lindgren',
  'Mwangi',
  'Novak',
  'Okafor',
  'Patel',
  'Rossi',
  'Sato',
  'Tanaka',
  'Weber',
];

/** Returns the pair of two lists' entries at an index; pairs repeat only after all have been used. */
function pairAt(
  first: readonly string[],
  second: readonly string[],
  index: number,
): [string, string, number] {
  const round = Math.floor(index / (first.length * second.length));
  return [rowAt(first, index), rowAt(second, Math.floor(index / first.length)), round];
}

/** Returns the name of a generated company, unique per index. */
export function companyName(index: number): string {
  const [place, trade, round] = pairAt(PLACES, TRADES, index);
  const form = rowAt(FORMS, index * 7 + round);
  return round === 0 ? `${place} ${trade} ${form}` : `${place} ${trade} ${round + 1} ${form}`;
}

/** Returns the name of a generated product, unique per index. */
export function productName(index: number): string {
  const [grade, thing, round] = pairAt(GRADES, THINGS, index);
  return round === 0 ? `${grade} ${thing}` : `${grade} ${thing} ${round + 1}`;
}

/** Returns the name of a generated person. */
export function personName(index: number): { firstName: string; lastName: string } {
  const [firstName, lastName] = pairAt(FIRST_NAMES, LAST_NAMES, index);
  return { firstName, lastName };
}

/** Returns the country for an index in a list. */
export function countryAt(index: number): Country {
  return rowAt(COUNTRIES, hashText(`country:${index}`));
}

/** Returns the sector for an index in a list; one in nine has none. */
export function sectorAt(index: number): Sector | null {
  return SECTORS[index % (SECTORS.length + 1)]?.key ?? null;
}
