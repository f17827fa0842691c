import type { PlateColorSources } from '../../engine/palette';
import { plateColors } from './plate-colors.css';
import { sectorOnPlate } from './sector-on-plate';

/** CSS colours by the groups of nodes. */
export type GroupColors = Readonly<Record<string, string>>;

/** What the canvas draws with, where groups have colours of their own. */
export function colorSources(colors: GroupColors | undefined): PlateColorSources {
  if (!colors) return plateColors;
  const own = Object.entries(colors).map(([group, color]) => [group, sectorOnPlate(color)]);
  return { ...plateColors, groups: { ...plateColors.groups, ...Object.fromEntries(own) } };
}
