import type { Sector } from '@millrace/domain';

/** Product of the generated part of the value chain. */
export interface ChainProduct {
  name: string;
  description: string;
  sector: Sector | null;
  suppliers: number;
  /** Names of its applications. */
  goesInto: readonly string[];
}

/**
 * Continues the value chain beyond the contract's examples, down to end uses: four levels below the preform,
 * with nodes that several paths share.
 */
export const FURTHER_PRODUCTS: readonly ChainProduct[] = [
  {
    name: 'Indoor riser cable',
    description: 'Flame-retardant cable for shafts and floors.',
    sector: 'optical-fiber',
    suppliers: 6,
    goesInto: ['Fiber-to-the-home network'],
  },
  {
    name: 'Submarine cable',
    description: 'Armoured cable with repeaters every 80 km, for depths of up to 8,000 m.',
    sector: 'optical-fiber',
    suppliers: 3,
    goesInto: ['Intercontinental link'],
  },
  {
    name: 'Data-centre trunk cable',
    description: 'Pre-terminated bundle of 144 fibers between rows of racks.',
    sector: 'optical-fiber',
    suppliers: 5,
    goesInto: ['Data-centre interconnect'],
  },
  {
    name: 'Fiber-optic gyroscope',
    description: 'Rotation sensor without moving parts, a coil of polarization-maintaining fiber.',
    sector: 'semiconductor',
    suppliers: 4,
    goesInto: ['Inertial navigation unit'],
  },
  {
    name: 'Coherent transceiver',
    description: 'Pluggable module for 400 Gbit/s over 120 km.',
    sector: 'semiconductor',
    suppliers: 7,
    goesInto: ['Data-centre interconnect', 'Metro ring network'],
  },
  {
    name: 'Fiber-to-the-home network',
    description: 'Passive optical network of up to 64 homes a port.',
    sector: 'optical-fiber',
    suppliers: 12,
    goesInto: ['Telemedicine platform'],
  },
  {
    name: 'Metro ring network',
    description: 'Protected ring that joins the exchanges of a city.',
    sector: 'optical-fiber',
    suppliers: 8,
    goesInto: ['Cloud region'],
  },
  {
    name: 'Mobile fronthaul network',
    description: 'Fibers between radio heads and baseband pools, with delays of microseconds.',
    sector: 'optical-fiber',
    suppliers: 6,
    goesInto: ['5G radio site'],
  },
  {
    name: 'Data-centre interconnect',
    description: 'Link of several Tbit/s between two halls or sites.',
    sector: 'optical-fiber',
    suppliers: 9,
    goesInto: ['Cloud region'],
  },
  {
    name: 'Intercontinental link',
    description: 'Wet plant and landing stations from shore to shore.',
    sector: 'optical-fiber',
    suppliers: 2,
    goesInto: ['Cloud region'],
  },
  {
    name: 'Inertial navigation unit',
    description: 'Knows position and attitude without satellites.',
    sector: 'semiconductor',
    suppliers: 3,
    goesInto: ['Autonomous ferry'],
  },
  { name: 'Telemedicine platform', description: '', sector: null, suppliers: 2, goesInto: [] },
  {
    name: 'Cloud region',
    description: 'Three or more data centres that stand in for each other.',
    sector: null,
    suppliers: 4,
    goesInto: [],
  },
  {
    name: '5G radio site',
    description: 'Mast or roof with antennas, radio heads and a fiber to the pool.',
    sector: 'semiconductor',
    suppliers: 11,
    goesInto: [],
  },
  {
    name: 'Autonomous ferry',
    description: 'Crosses fjords on battery power, without a crew.',
    sector: 'lithium-ion',
    suppliers: 1,
    goesInto: [],
  },
];

/** Additional applications of the contract's own products. */
export const FURTHER_LINKS: readonly Pick<ChainProduct, 'name' | 'goesInto'>[] = [
  {
    name: 'Bend-insensitive fiber G.657.A2',
    goesInto: ['FTTH drop cable', 'Indoor riser cable', 'Ribbon cable'],
  },
  { name: 'Cut-off shifted fiber G.654.E', goesInto: ['Loose-tube outdoor cable', 'Submarine cable'] },
  { name: 'Multimode fiber OM4', goesInto: ['Data-centre trunk cable', 'Indoor riser cable'] },
  { name: 'Non-zero dispersion-shifted fiber G.655', goesInto: ['Loose-tube outdoor cable'] },
  { name: 'Polarization-maintaining fiber', goesInto: ['Coherent transceiver', 'Fiber-optic gyroscope'] },
  { name: 'FTTH drop cable', goesInto: ['Fiber-to-the-home network', 'Mobile fronthaul network'] },
  {
    name: 'Loose-tube outdoor cable',
    goesInto: ['Fiber-to-the-home network', 'Metro ring network', 'Mobile fronthaul network'],
  },
  { name: 'Ribbon cable', goesInto: ['Data-centre interconnect'] },
  {
    name: 'Silicon tetrachloride',
    goesInto: ['Fused silica substrate tube', 'Overclad silica cylinder', 'Polysilicon'],
  },
  { name: 'Fused silica substrate tube', goesInto: ['Rare-earth doped preform'] },
  { name: 'Overclad silica cylinder', goesInto: ['Rare-earth doped preform'] },
];
