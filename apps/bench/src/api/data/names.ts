const MATERIALS = [
  ...[
    'Silica',
    'Silicon carbide',
    'Silicon nitride',
    'Polysilicon',
    'Germanium',
    'Gallium arsenide',
    'Indium phosphide',
  ],
  ...[
    'Gallium nitride',
    'Lithium carbonate',
    'Lithium hydroxide',
    'Lithium iron phosphate',
    'Nickel sulfate',
  ],
  ...[
    'Cobalt sulfate',
    'Manganese oxide',
    'Natural graphite',
    'Synthetic graphite',
    'Carbon black',
    'Carbon fiber',
  ],
  ...[
    'Polyacrylonitrile',
    'Aramid',
    'Epoxy',
    'Polyamide',
    'Polyimide',
    'Polypropylene',
    'Polycarbonate',
    'Fluoropolymer',
  ],
  ...[
    'Acrylate',
    'Urethane acrylate',
    'Photoinitiator',
    'Copper',
    'Aluminium',
    'Titanium',
    'Tungsten',
    'Molybdenum',
  ],
  ...[
    'Platinum',
    'Iridium',
    'Palladium',
    'Silver',
    'Tantalum',
    'Zirconia',
    'Alumina',
    'Yttria',
    'Sapphire',
    'Quartz',
  ],
  ...[
    'Borosilicate',
    'Stainless steel',
    'Nickel alloy',
    'Cobalt chrome',
    'Magnesium',
    'Hafnium oxide',
    'Perovskite',
  ],
  ...[
    'Cadmium telluride',
    'Indium tin oxide',
    'Ethylene vinyl acetate',
    'Helium',
    'Hydrogen',
    'Electrolyte',
    'Sulfur',
  ],
];

const FORMS = [
  ...[
    'powder',
    'granulate',
    'wafer',
    'ingot',
    'rod',
    'tube',
    'plate',
    'foil',
    'film',
    'paste',
    'ink',
    'resin',
    'coating',
  ],
  ...[
    'fiber',
    'fabric',
    'prepreg',
    'laminate',
    'membrane',
    'electrode',
    'separator',
    'catalyst',
    'slurry',
    'precursor',
  ],
  ...[
    'target',
    'crucible',
    'nozzle',
    'bearing',
    'housing',
    'connector',
    'sensor',
    'valve',
    'filter',
    'preform',
    'cable',
  ],
  ...[
    'adhesive',
    'sealant',
    'ribbon',
    'mesh',
    'substrate',
    'lens',
    'mirror',
    'sputter source',
    'melt',
    'masterbatch',
  ],
];

const GRADES = ['', ', battery grade', ', electronic grade', ', technical grade', ', 99.99 %'];

/** Creates a number of distinct realistic product names: of words that recur in hundreds of others. */
export function productNames(count: number): string[] {
  const names: string[] = [];
  // Neighbours share neither material nor form, because the first in the list get the most suppliers.
  for (let at = 0; names.length < count; at += 1) {
    const column = at % MATERIALS.length;
    const row = Math.floor(at / MATERIALS.length);
    const grade = GRADES[Math.floor(row / FORMS.length)];
    if (grade === undefined) throw new RangeError(`There are only ${names.length} names.`);
    names.push(`${MATERIALS[column]} ${FORMS[(column + row) % FORMS.length]}${grade}`);
  }
  return names;
}

const TOWNS = [
  ...[
    'Kvarnholm',
    'Ostwald',
    'Ashikaga',
    'Bruneck',
    'Calder',
    'Dresdner',
    'Eskilstuna',
    'Fairmont',
    'Gravenhage',
    'Hsinchu',
  ],
  ...[
    'Izumi',
    'Jorvik',
    'Kaohsiung',
    'Lindau',
    'Mälar',
    'Nagoya',
    'Oulu',
    'Pilsen',
    'Quimper',
    'Rotterdam',
    'Suwon',
    'Tampere',
  ],
  ...[
    'Ulsan',
    'Vilnius',
    'Wexford',
    'Xiamen',
    'Yokkaichi',
    'Zlín',
    'Porto Alegre',
    'Monterrey',
    'Pune',
    'Gebze',
  ],
];
const TRADES = [
  'Silica',
  'Polymers',
  'Metals',
  'Ceramics',
  'Composites',
  'Chemicals',
  'Devices',
  'Fibers',
  'Materials',
  'Optics',
];
const FOUNDERS = [
  '',
  ' North',
  ' & Sons',
  ' Brothers',
  ' Precision',
  ' Advanced',
  ' United',
  ' First',
  ' Alpine',
  ' Pacific',
];
const LEGAL_FORMS = ['AB', 'GmbH', 'Ltd', 'Inc', 'SA', 'KK', 'BV', 'Oy', 'SpA', 'Co'];

/** Creates a number of distinct company names. */
export function companyNames(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const step = (list: readonly string[], by: number): string =>
      list[Math.floor(at / by) % list.length] ?? '';
    const town = step(TOWNS, 1);
    const trade = step(TRADES, TOWNS.length);
    const founder = step(FOUNDERS, TOWNS.length * TRADES.length);
    const legal = step(LEGAL_FORMS, TOWNS.length * TRADES.length * FOUNDERS.length);
    return `${town}${founder} ${trade} ${legal}`;
  });
}
