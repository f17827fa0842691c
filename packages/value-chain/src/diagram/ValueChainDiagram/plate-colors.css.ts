import { feature } from '@millrace/ui/styles';
import { SECTOR_HUES, vars } from '@millrace/ui/theme';
import { createVar, style } from '@vanilla-extract/css';
import type { PlateColorSources } from '../../engine/palette';
import { sectorOnPlate } from './sector-on-plate';

const { color } = vars;

const mix = (share: number) => `color-mix(in oklab, ${color.surface.plate}, ${color.text.onPlate} ${share}%)`;

/** Colours on the plate, mixed from its background and ink, so that a host need only set these two. */
export const onPlate = {
  branch: createVar(),
  path: createVar(),
  plug: createVar(),
  faint: createVar(),
  strand: createVar(),
};

/** Sets the colours; applied to every element with the plate as its background. */
export const plateGround = style(
  feature({
    background: color.surface.plate,
    color: color.text.onPlate,
    vars: {
      [onPlate.branch]: mix(18),
      [onPlate.path]: mix(28),
      [onPlate.plug]: mix(70),
      [onPlate.faint]: `color-mix(in oklab, transparent, ${color.text.onPlate} 16%)`,
      [onPlate.strand]: `color-mix(in oklab, transparent, ${color.text.onPlate} 46%)`,
    },
    '@media': {
      '(forced-colors: active)': {
        vars: {
          [onPlate.branch]: 'Canvas',
          [onPlate.path]: 'Canvas',
          [onPlate.plug]: 'CanvasText',
          [onPlate.faint]: 'GrayText',
          [onPlate.strand]: 'GrayText',
        },
      },
    },
  }),
);

/** Colours that the canvas uses. */
export const plateColors: PlateColorSources = {
  plate: color.surface.plate,
  guide: onPlate.faint,
  strand: onPlate.strand,
  path: color.text.onFill,
  highlight: color.mark.premium,
  branch: mix(38),
  leaf: onPlate.faint,
  rootBar: `color-mix(in oklab, ${color.text.onPlate}, ${color.text.onFill} 60%)`,
  groups: {
    none: sectorOnPlate(color.sector.none),
    ...(Object.fromEntries(SECTOR_HUES.map((name) => [name, sectorOnPlate(color.sector[name])])) as Record<
      (typeof SECTOR_HUES)[number],
      string
    >),
  },
};
