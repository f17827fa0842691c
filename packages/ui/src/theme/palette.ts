import type { Oklch } from './oklch';

/** Raw values. Private to `theme/`: components use roles of the contract. */
export interface Palette {
  paper: Oklch;
  raised: Oklch;
  sunk: Oklch;
  ink: Oklch;
  inkSecondary: Oklch;
  inkMuted: Oklch;
  rule: Oklch;
  ruleStrong: Oklch;
  controlBorder: Oklch;
  blue: Oklch;
  fill: Oklch;
  fillHover: Oklch;
  onFill: Oklch;
  blueTint: Oklch;
  plate: Oklch;
  plateInk: Oklch;
  amber: Oklch;
  onAmber: Oklch;
  amberText: Oklch;
  green: Oklch;
  red: Oklch;
  sectorLightness: number;
  sectorChroma: number;
}

export const daylight: Palette = {
  paper: [0.974, 0.007, 88],
  raised: [0.992, 0.004, 88],
  sunk: [0.945, 0.01, 86],
  ink: [0.22, 0.018, 262],
  inkSecondary: [0.4, 0.016, 262],
  inkMuted: [0.495, 0.015, 262],
  rule: [0.865, 0.012, 86],
  ruleStrong: [0.22, 0.018, 262],
  controlBorder: [0.6, 0.014, 262],
  blue: [0.42, 0.14, 254],
  fill: [0.42, 0.14, 254],
  fillHover: [0.35, 0.13, 256],
  onFill: [0.985, 0.006, 88],
  blueTint: [0.925, 0.03, 250],
  plate: [0.36, 0.115, 256],
  plateInk: [0.93, 0.03, 230],
  amber: [0.81, 0.145, 78],
  onAmber: [0.24, 0.04, 70],
  amberText: [0.47, 0.105, 66],
  green: [0.46, 0.115, 152],
  red: [0.5, 0.185, 27],
  sectorLightness: 0.64,
  sectorChroma: 0.112,
};

export const night: Palette = {
  paper: [0.185, 0.014, 262],
  raised: [0.222, 0.016, 262],
  sunk: [0.152, 0.013, 262],
  ink: [0.935, 0.01, 88],
  inkSecondary: [0.79, 0.012, 88],
  inkMuted: [0.675, 0.013, 80],
  rule: [0.315, 0.016, 262],
  ruleStrong: [0.8, 0.012, 88],
  controlBorder: [0.545, 0.016, 262],
  blue: [0.785, 0.105, 240],
  fill: [0.545, 0.145, 254],
  fillHover: [0.475, 0.145, 255],
  onFill: [0.985, 0.006, 88],
  blueTint: [0.27, 0.05, 250],
  plate: [0.255, 0.075, 258],
  plateInk: [0.87, 0.05, 232],
  amber: [0.81, 0.135, 80],
  onAmber: [0.22, 0.04, 70],
  amberText: [0.82, 0.125, 80],
  green: [0.77, 0.125, 152],
  red: [0.74, 0.135, 27],
  sectorLightness: 0.72,
  sectorChroma: 0.112,
};

/** Hue of each sector, in degrees; lightness and chroma come from the theme, so that no sector stands out. */
export const sectorHues = {
  'optical-fiber': 225,
  photovoltaic: 82,
  'uv-eb-curing': 312,
  'lithium-ion': 138,
  'additive-manufacturing': 45,
  'carbon-fiber': 276,
  semiconductor: 358,
  'green-hydrogen': 178,
} as const;
