import { mix, type Oklch, toCss } from './oklch';
import { type Palette, sectorHues } from './palette';

/** Maps a palette to the colour roles: the only place where a role is assigned a raw value. */
export function colorValues(palette: Palette) {
  const sector = (hue: number) => toCss([palette.sectorLightness, palette.sectorChroma, hue]);
  const tint = (colour: Oklch) => toCss(mix(colour, palette.raised, 0.09));
  return {
    surface: {
      paper: toCss(palette.paper),
      raised: toCss(palette.raised),
      sunk: toCss(palette.sunk),
      selected: toCss(palette.blueTint),
      added: toCss(mix(palette.amber, palette.paper, 0.13)),
      inverse: toCss(palette.ink),
      plate: toCss(palette.plate),
      scrim: 'oklch(0.15 0.012 262 / 0.48)',
    },
    text: {
      primary: toCss(palette.ink),
      secondary: toCss(palette.inkSecondary),
      muted: toCss(palette.inkMuted),
      accent: toCss(palette.blue),
      success: toCss(palette.green),
      warning: toCss(palette.amberText),
      danger: toCss(palette.red),
      onFill: toCss(palette.onFill),
      onPremium: toCss(palette.onAmber),
      onInverse: toCss(palette.paper),
      onDanger: toCss(palette.paper),
      onPlate: toCss(palette.plateInk),
    },
    rule: { hairline: toCss(palette.rule), strong: toCss(palette.ruleStrong) },
    control: {
      border: toCss(palette.controlBorder),
      fill: toCss(palette.fill),
      fillHover: toCss(palette.fillHover),
    },
    mark: {
      accent: toCss(palette.blue),
      premium: toCss(palette.amber),
      success: toCss(palette.green),
      warning: toCss(palette.amberText),
      danger: toCss(palette.red),
    },
    tint: {
      accent: tint(palette.blue),
      success: tint(palette.green),
      warning: tint(palette.amberText),
      danger: tint(palette.red),
    },
    focus: toCss(palette.blue),
    sector: {
      'optical-fiber': sector(sectorHues['optical-fiber']),
      photovoltaic: sector(sectorHues.photovoltaic),
      'uv-eb-curing': sector(sectorHues['uv-eb-curing']),
      'lithium-ion': sector(sectorHues['lithium-ion']),
      'additive-manufacturing': sector(sectorHues['additive-manufacturing']),
      'carbon-fiber': sector(sectorHues['carbon-fiber']),
      semiconductor: sector(sectorHues.semiconductor),
      'green-hydrogen': sector(sectorHues['green-hydrogen']),
      none: toCss(palette.controlBorder),
    },
  };
}
