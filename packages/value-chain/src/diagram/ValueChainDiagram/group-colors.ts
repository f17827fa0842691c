import type { PlateColorSources } from '../../engine/palette';
import { plateColors } from './plate-colors.css';
import { sectorOnPlate } from './sector-on-plate';

/** CSS colours by group. */
export type GroupColors = Readonly<Record<string, string>>;

/** Returns the canvas colours if groups have custom colours. */
export function colorSources(colors: GroupColors | undefined): PlateColorSources {
  if (!colors) return plateColors;
  const own = Object.entries(colors).map(([group, color]) => [group, sectorOnPlate(color)]);
  return { ...plateColors, groups: { ...plateColors.groups, ...Object.fromEntries(own) } };
}
