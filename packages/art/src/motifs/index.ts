import { hashText, type Sector } from '@millrace/domain';
import { blocksPlate } from './blocks.plate';
import { blocksThumb } from './blocks.thumb';
import { chipPlate } from './chip.plate';
import { chipThumb } from './chip.thumb';
import { fiberBundlePlate } from './fiber-bundle.plate';
import { fiberBundleThumb } from './fiber-bundle.thumb';
import { filmPlate } from './film.plate';
import { filmThumb } from './film.thumb';
import { flaskPlate } from './flask.plate';
import { flaskThumb } from './flask.thumb';
import { gasPlate } from './gas.plate';
import { gasThumb } from './gas.thumb';
import { gearsPlate } from './gears.plate';
import { gearsThumb } from './gears.thumb';
import { gyroidPlate } from './gyroid.plate';
import { gyroidThumb } from './gyroid.thumb';
import { ingotsPlate } from './ingots.plate';
import { ingotsThumb } from './ingots.thumb';
import { jellyRollPlate } from './jelly-roll.plate';
import { jellyRollThumb } from './jelly-roll.thumb';
import { lampInterferencePlate } from './lamp-interference.plate';
import { lampInterferenceThumb } from './lamp-interference.thumb';
import { liquidPlate } from './liquid.plate';
import { liquidThumb } from './liquid.thumb';
import { membranePlate } from './membrane.plate';
import { membraneThumb } from './membrane.thumb';
import type { Motif } from './motif';
import { powderPlate } from './powder.plate';
import { powderThumb } from './powder.thumb';
import { preformPlate } from './preform.plate';
import { preformThumb } from './preform.thumb';
import { type ProductForm, productForm } from './product-form';
import { solarCellPlate } from './solar-cell.plate';
import { solarCellThumb } from './solar-cell.thumb';
import { strandsPlate } from './strands.plate';
import { strandsThumb } from './strands.thumb';
import { twillPlate } from './twill.plate';
import { twillThumb } from './twill.thumb';
import { waferPlate } from './wafer.plate';
import { waferThumb } from './wafer.thumb';

/** Motifs by name: first those of the sectors, then the product forms that all sectors share. */
export const MOTIFS = {
  'fiber-bundle': { plate: fiberBundlePlate, thumb: fiberBundleThumb },
  preform: { plate: preformPlate, thumb: preformThumb },
  'solar-cell': { plate: solarCellPlate, thumb: solarCellThumb },
  'lamp-interference': { plate: lampInterferencePlate, thumb: lampInterferenceThumb },
  'jelly-roll': { plate: jellyRollPlate, thumb: jellyRollThumb },
  gyroid: { plate: gyroidPlate, thumb: gyroidThumb },
  twill: { plate: twillPlate, thumb: twillThumb },
  wafer: { plate: waferPlate, thumb: waferThumb },
  membrane: { plate: membranePlate, thumb: membraneThumb },
  powder: { plate: powderPlate, thumb: powderThumb },
  gas: { plate: gasPlate, thumb: gasThumb },
  liquid: { plate: liquidPlate, thumb: liquidThumb },
  flask: { plate: flaskPlate, thumb: flaskThumb },
  film: { plate: filmPlate, thumb: filmThumb },
  strands: { plate: strandsPlate, thumb: strandsThumb },
  ingots: { plate: ingotsPlate, thumb: ingotsThumb },
  chip: { plate: chipPlate, thumb: chipThumb },
  blocks: { plate: blocksPlate, thumb: blocksThumb },
  gears: { plate: gearsPlate, thumb: gearsThumb },
} as const satisfies Record<string, Motif>;

/** Name of a motif. */
export type MotifName = keyof typeof MOTIFS;

const MOTIF_OF_SECTOR: Readonly<Record<Sector, MotifName>> = {
  'optical-fiber': 'fiber-bundle',
  photovoltaic: 'solar-cell',
  'uv-eb-curing': 'lamp-interference',
  'lithium-ion': 'jelly-roll',
  'additive-manufacturing': 'gyroid',
  'carbon-fiber': 'twill',
  semiconductor: 'wafer',
  'green-hydrogen': 'membrane',
};

const MOTIFS_OF_FORM: Readonly<Record<Exclude<ProductForm, 'own'>, readonly MotifName[]>> = {
  powder: ['powder'],
  gas: ['gas'],
  // Most products of one sector are liquids.
  liquid: ['liquid', 'flask'],
  film: ['film'],
  fiber: ['strands'],
  solid: ['ingots'],
  device: ['chip'],
  assembly: ['blocks'],
  equipment: ['gears'],
};

// Half of all fibers are drawn as a cross-section, half lengthwise, for more variety.
const FIBER_MOTIFS: readonly MotifName[] = ['fiber-bundle', 'strands'];

const OF_SECTORS: readonly MotifName[] = ['preform', ...Object.values(MOTIF_OF_SECTOR)];

/** Returns the motif of a subject: by the product form in its name, else by its sector, else by a hash of its name. */
export function chooseMotif(slug: string, sector: Sector | null): MotifName {
  // The sector's own motif.
  if (slug === sector) return MOTIF_OF_SECTOR[sector];
  if (slug.includes('preform') && (sector === null || sector === 'optical-fiber')) return 'preform';
  const form = productForm(slug);
  if (form === 'fiber' && sector === 'optical-fiber' && !/(cable|cord)/.test(slug)) {
    return choose(FIBER_MOTIFS, slug);
  }
  // Some sectors are themselves drawn as one of the forms; their own drawing is more specific.
  if (form === 'film' && sector === 'green-hydrogen') return 'membrane';
  if (form === 'fiber' && sector === 'carbon-fiber' && /(fabric|prepreg|twill|weave|smc)/.test(slug))
    return 'twill';
  if (form !== null && form !== 'own') return choose(MOTIFS_OF_FORM[form], slug);
  return sector === null ? choose(OF_SECTORS, slug) : MOTIF_OF_SECTOR[sector];
}

// The upper bits: the lower ones seed the random series that varies the drawing itself.
function choose(names: readonly MotifName[], slug: string): MotifName {
  return names[(hashText(slug) >>> 16) % names.length] ?? 'fiber-bundle';
}
