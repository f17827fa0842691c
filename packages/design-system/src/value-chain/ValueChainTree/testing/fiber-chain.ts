import type { Sector } from '@millrace/domain';
import type { ApplicationsState, ValueChainGraph, ValueChainNode } from '../value-chain-data';

type Row = readonly [
  title: string,
  sector: Sector | null,
  suppliers: number,
  applications?: readonly string[],
];

/** A value chain as a fiber maker knows it. Several paths lead to one product, and one leads back to the root. */
const rows: readonly Row[] = [
  [
    'Preform silica glass',
    'optical-fiber',
    38,
    [
      'Single-mode fiber, G.652.D',
      'Bend-insensitive fiber, G.657.A2',
      'Multimode fiber, OM4',
      'Polarisation-maintaining fiber',
      'Ytterbium-doped fiber',
      'Pure-silica core fiber',
    ],
  ],
  ['Single-mode fiber, G.652.D', 'optical-fiber', 74, ['Ribbon cable', 'Loose-tube cable', 'Patch cord']],
  ['Ribbon cable', 'optical-fiber', 22, ['Data-centre trunk', 'Metro ring node']],
  ['Data-centre trunk', 'semiconductor', 38],
  ['Metro ring node', 'optical-fiber', 17],
  ['Loose-tube cable', 'optical-fiber', 58, ['Duct cable', 'Aerial ADSS cable', 'Submarine cable']],
  ['Duct cable', 'optical-fiber', 31, ['Campus backbone', 'Rail signalling loop', 'Street cabinet']],
  ['Aerial ADSS cable', 'optical-fiber', 27, ['Rural access line', 'Grid telecontrol']],
  [
    'Submarine cable',
    'optical-fiber',
    12,
    ['Transoceanic repeater', 'Offshore wind export link', 'Seabed observatory'],
  ],
  ['Transoceanic repeater', 'semiconductor', 6],
  ['Offshore wind export link', 'green-hydrogen', 9],
  ['Seabed observatory', 'optical-fiber', 3],
  ['Patch cord', 'optical-fiber', 64, ['Test bench', 'Cabinet wiring', 'Sensor lead', 'Broadcast camera']],
  ['Bend-insensitive fiber, G.657.A2', 'optical-fiber', 51, ['Drop cable', 'Microduct cable']],
  ['Drop cable', 'uv-eb-curing', 44, ['Home access terminal', 'Building riser']],
  ['Home access terminal', 'optical-fiber', 29],
  ['Building riser', 'optical-fiber', 18],
  ['Microduct cable', 'optical-fiber', 19, ['5G fronthaul unit']],
  ['5G fronthaul unit', 'semiconductor', 24],
  ['Multimode fiber, OM4', 'optical-fiber', 38, ['Active optical cable']],
  ['Active optical cable', 'semiconductor', 26, ['GPU cluster link', 'Broadcast camera']],
  ['GPU cluster link', 'semiconductor', 15],
  ['Broadcast camera', 'photovoltaic', 8],
  ['Polarisation-maintaining fiber', 'carbon-fiber', 19, ['Fiber gyroscope', 'Coherent receiver']],
  ['Fiber gyroscope', 'carbon-fiber', 19, ['Inertial navigation unit']],
  ['Inertial navigation unit', 'carbon-fiber', 14, ['Subsea vehicle', 'Track geometry car']],
  ['Subsea vehicle', 'green-hydrogen', 7],
  ['Track geometry car', 'additive-manufacturing', 4],
  ['Coherent receiver', 'semiconductor', 11],
  ['Ytterbium-doped fiber', 'additive-manufacturing', 16, ['Fiber laser source']],
  ['Fiber laser source', 'additive-manufacturing', 27, ['Sheet-metal cutter', 'Powder-bed printer']],
  ['Sheet-metal cutter', 'additive-manufacturing', 41, ['Battery tab welding', 'Solar cell scriber']],
  ['Battery tab welding', 'lithium-ion', 22],
  ['Solar cell scriber', 'photovoltaic', 13],
  ['Powder-bed printer', 'additive-manufacturing', 35, ['Titanium implant']],
  ['Titanium implant', 'additive-manufacturing', 18],
  ['Pure-silica core fiber', 'uv-eb-curing', 13, ['Medical laser probe', 'Downhole sensing cable']],
  ['Medical laser probe', 'uv-eb-curing', 27],
  ['Downhole sensing cable', 'green-hydrogen', 9, ['Submarine cable', 'Geothermal well']],
];

/** Places that are open at first, so that the tree looks as somebody left it. */
const loaded = new Set([
  'Preform silica glass',
  'Single-mode fiber, G.652.D',
  'Ribbon cable',
  'Loose-tube cable',
  'Submarine cable',
  'Bend-insensitive fiber, G.657.A2',
  'Drop cable',
  'Microduct cable',
  'Multimode fiber, OM4',
  'Active optical cable',
  'Polarisation-maintaining fiber',
  'Fiber gyroscope',
  'Inertial navigation unit',
  'Ytterbium-doped fiber',
  'Fiber laser source',
  'Sheet-metal cutter',
  'Powder-bed printer',
  'Pure-silica core fiber',
]);

const nodes = new Map(
  rows.map(([title, sector, supplierCount, applications]) => [
    title,
    makeNode(title, sector, supplierCount, applications?.length ?? 0),
  ]),
);

function makeNode(label: string, group: Sector | null, weight: number, childCount: number): ValueChainNode {
  return {
    id: label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    label,
    group,
    weight,
    childCount,
    description: `${label} as it is traded: made to order, tested, and delivered with its certificates.`,
  };
}

function findNode(title: string): ValueChainNode {
  return nodes.get(title) ?? makeNode(title, null, 2, 0);
}

/** The root of the chain. */
export const preform: ValueChainNode = findNode('Preform silica glass');

/** The applications of a product by its id, as an API would answer. */
export function exampleApplications(id: string): readonly ValueChainNode[] {
  const row = rows.find(([title]) => findNode(title).id === id);
  return row?.[3]?.map(findNode) ?? [];
}

/** The chain with its first level loaded. */
export const firstLevel: ValueChainGraph = {
  root: preform,
  children: new Map([[preform.id, { status: 'ready', nodes: exampleApplications(preform.id) }]]),
};

/** The chain as somebody left it who had opened most of it. */
export const explored: ValueChainGraph = {
  root: preform,
  children: new Map(
    rows
      .filter(([title]) => loaded.has(title))
      .map(([title]) => [
        findNode(title).id,
        { status: 'ready', nodes: exampleApplications(findNode(title).id) },
      ]),
  ),
};

/** A product that stands in two places, and one that leads back to where it came from. */
export const sharedAndCycle: ValueChainGraph = {
  root: preform,
  children: new Map<string, ApplicationsState>([
    [
      preform.id,
      { status: 'ready', nodes: [findNode('Loose-tube cable'), findNode('Downhole sensing cable')] },
    ],
    [
      'loose-tube-cable',
      { status: 'ready', nodes: [findNode('Duct cable'), findNode('Submarine cable'), preform] },
    ],
    [
      'downhole-sensing-cable',
      { status: 'ready', nodes: [findNode('Submarine cable'), findNode('Geothermal well')] },
    ],
    ['submarine-cable', { status: 'ready', nodes: [findNode('Seabed observatory')] }],
  ]),
};

/** Random numbers from 0 up to 1, the same for a seed. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Ten thousand places: every product ten applications, four levels deep. */
export function largeChain(count = 10_000): ValueChainGraph {
  const random = seededRandom(7);
  const sectors = rows.map(([, sector]) => sector);
  const titles = rows.map(([title]) => title);
  const make = (serial: number, isBranch: boolean): ValueChainNode => ({
    ...makeNode(
      `${titles[serial % titles.length]} ${serial}`,
      sectors[Math.floor(random() * sectors.length)] ?? null,
      Math.floor(random() * 90),
      isBranch ? 10 : 0,
    ),
    id: `large-${serial}`,
  });
  const branches = Math.ceil(count / 10);
  const all = Array.from({ length: count + 1 }, (_, serial) => make(serial, serial < branches));
  const applications = new Map<string, ApplicationsState>();
  for (let parent = 0; parent < branches; parent++) {
    applications.set(`large-${parent}`, {
      status: 'ready',
      nodes: all.slice(parent * 10 + 1, parent * 10 + 11),
    });
  }
  return { root: all[0] as ValueChainNode, children: applications };
}
