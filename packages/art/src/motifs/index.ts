import { hashText, type Sector } from '@millrace/domain';
import { fiberBundlePlate } from './fiber-bundle.plate';
import { fiberBundleThumb } from './fiber-bundle.thumb';
import { gyroidPlate } from './gyroid.plate';
import { gyroidThumb } from './gyroid.thumb';
import { jellyRollPlate } from './jelly-roll.plate';
import { jellyRollThumb } from './jelly-roll.thumb';
import { lampInterferencePlate } from './lamp-interference.plate';
import { lampInterferenceThumb } from './lamp-interference.thumb';
import { membranePlate } from './membrane.plate';
import { membraneThumb } from './membrane.thumb';
import type { Motif } from './motif';
import { preformPlate } from './preform.plate';
import { preformThumb } from './preform.thumb';
import { solarCellPlate } from './solar-cell.plate';
import { solarCellThumb } from './solar-cell.thumb';
import { twillPlate } from './twill.plate';
import { twillThumb } from './twill.thumb';
import { waferPlate } from './wafer.plate';
import { waferThumb } from './wafer.thumb';

/** The nine motifs by name. */
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
} as const satisfies Record<string, Motif>;

/** Name of a motif. */
export type MotifName = keyof typeof MOTIFS;

const MOTIF_OF_SECTOR: Readonly<Record<Exclude<Sector, 'optical-fiber'>, MotifName>> = {
  photovoltaic: 'solar-cell',
  'uv-eb-curing': 'lamp-interference',
  'lithium-ion': 'jelly-roll',
  'additive-manufacturing': 'gyroid',
  'carbon-fiber': 'twill',
  semiconductor: 'wafer',
  'green-hydrogen': 'membrane',
};

// Three in four subjects of the fiber sector show the bundle, which tells more of them apart.
const FIBER_MOTIFS: readonly MotifName[] = ['fiber-bundle', 'fiber-bundle', 'fiber-bundle', 'preform'];

/** Motif of a subject: that of its sector; by its name where a sector has two, or where there is no sector. */
export function chooseMotif(slug: string, sector: Sector | null): MotifName {
  if (sector === null) return choose(Object.keys(MOTIFS) as MotifName[], slug);
  if (sector !== 'optical-fiber') return MOTIF_OF_SECTOR[sector];
  return slug.includes('preform') ? 'preform' : choose(FIBER_MOTIFS, slug);
}

// The upper bits: the lower ones begin the random series that varies the drawing itself.
function choose(names: readonly MotifName[], slug: string): MotifName {
  return names[(hashText(slug) >>> 16) % names.length] ?? 'fiber-bundle';
}
