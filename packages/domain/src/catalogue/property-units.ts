/** Units by dimension, as they are shown; values are compared in the first. Spelling follows ISO 80000. */
export const PROPERTY_UNITS = {
  number: [],
  fraction: ['%', 'ppm', 'ppb'],
  density: ['g/cm³', 'kg/m³', 'g/l'],
  molarMass: ['g/mol', 'kg/mol'],
  temperature: ['°C', 'K', '°F'],
  thermalConductivity: ['W/(m·K)', 'mW/(m·K)'],
  thermalExpansion: ['µm/(m·K)', '1/K'],
  specificHeat: ['J/(g·K)', 'J/(kg·K)', 'kJ/(kg·K)'],
  length: ['mm', 'nm', 'µm', 'cm', 'm', 'km', 'in'],
  area: ['m²', 'cm²', 'mm²'],
  mass: ['g', 'mg', 'kg', 't'],
  linearDensity: ['kg/km', 'g/m', 'kg/m'],
  arealDensity: ['g/m²', 'kg/m²', 'mg/cm²'],
  specificSurface: ['m²/g', 'm²/kg'],
  viscosity: ['mPa·s', 'Pa·s'],
  kinematicViscosity: ['mm²/s', 'm²/s'],
  surfaceTension: ['mN/m', 'N/m'],
  pressure: ['MPa', 'Pa', 'hPa', 'kPa', 'GPa', 'bar', 'N/mm²', 'psi'],
  force: ['N', 'kN'],
  hardness: ['HV'],
  attenuation: ['dB/km', 'dB/m', 'dB/cm'],
  frequency: ['GHz', 'Hz', 'kHz', 'MHz', 'THz'],
  modalBandwidth: ['MHz·km', 'GHz·km'],
  chromaticDispersion: ['ps/(nm·km)'],
  dataRate: ['Gbit/s', 'Mbit/s', 'Tbit/s'],
  conductivity: ['S/m', 'S/cm', 'mS/cm', 'MS/m'],
  resistivity: ['Ω·m', 'Ω·cm', 'µΩ·cm'],
  resistance: ['Ω', 'mΩ', 'kΩ'],
  fieldStrength: ['kV/mm', 'MV/m'],
  energyPerParticle: ['eV', 'meV'],
  mobility: ['cm²/(V·s)'],
  voltage: ['V', 'mV', 'kV'],
  current: ['A', 'mA', 'kA'],
  power: ['W', 'mW', 'kW', 'MW'],
  charge: ['Ah', 'mAh'],
  specificCharge: ['mAh/g', 'Ah/kg'],
  energy: ['Wh', 'kWh', 'MWh'],
  volumetricEnergy: ['Wh/l', 'kWh/m³'],
  specificEnergy: ['Wh/kg', 'kWh/kg'],
  concentration: ['g/l', 'mg/l', 'kg/m³'],
  flowRate: ['l/min', 'm³/h', 'l/h'],
  fluxDensity: ['T', 'mT'],
  magneticField: ['kA/m', 'A/m'],
  magneticEnergy: ['kJ/m³', 'J/m³'],
  time: ['h', 's', 'min', 'd', 'a'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A kind of quantity, whose units can be converted into one another. */
export type PropertyDimension = keyof typeof PROPERTY_UNITS;

/** A unit, as it is shown. */
export type PropertyUnit = (typeof PROPERTY_UNITS)[PropertyDimension][number];

/** Writes a unit so that typed spellings of it are alike: `W/m*K`, `um`, `g/cm^3`, `degC`. */
const foldUnit = (unit: string): string =>
  unit
    .normalize('NFKC')
    .replace(/[μµ]/g, 'u')
    .replace(/Ω|ohms?/gi, 'Ohm')
    .replace(/^deg\s*(?=[CF]$)|°/g, '')
    .replace(/[\s()^·⋅*]/g, '');

/**
 * Finds a unit of a dimension by how people type it.
 *
 * @returns Null for what is none.
 * @example readPropertyUnit('density', 'g/cm3') // 'g/cm³'
 */
export function readPropertyUnit(dimension: PropertyDimension, text: string): PropertyUnit | null {
  const typed = foldUnit(text);
  const units: readonly PropertyUnit[] = PROPERTY_UNITS[dimension];
  return units.find((unit) => foldUnit(unit) === typed) ?? null;
}

// The units of CLDR that `Intl.NumberFormat` must know. The others are symbols of the SI, the same in all languages.
const INTL_UNITS: Partial<Record<string, string>> = {
  '%': 'percent',
  '°C': 'celsius',
  '°F': 'fahrenheit',
  mm: 'millimeter',
  cm: 'centimeter',
  m: 'meter',
  km: 'kilometer',
  in: 'inch',
  g: 'gram',
  kg: 'kilogram',
  h: 'hour',
  s: 'second',
  min: 'minute',
  d: 'day',
  a: 'year',
};

const NO_BREAK_SPACE = '\u00a0';

/** Limits the figures that are shown of a number, as conversion makes more than a data sheet has. */
const SHOWN_DIGITS = 15;

/** Holds what a property's value is written from: equal bounds are a value, one alone is a limit. */
export interface PropertyAmount {
  min: number | null;
  max: number | null;
  text: string | null;
  unit: string | null;
}

/**
 * Writes the value of a property in the reader's notation.
 *
 * @example formatPropertyAmount({ min: null, max: 0.35, text: null, unit: 'dB/km' }, 'de') // '≤ 0,35 dB/km'
 */
export function formatPropertyAmount(amount: PropertyAmount, locale: string): string {
  const { min, max, text, unit } = amount;
  if (min === null && max === null) return text ?? '';
  const format = numberFormat(locale, unit);
  const number = (value: number) => format.format(value);
  const written =
    min !== null && max !== null
      ? min === max
        ? number(min)
        : format.formatRange(min, max)
      : min === null
        ? `≤${NO_BREAK_SPACE}${number(max ?? 0)}`
        : `≥${NO_BREAK_SPACE}${number(min)}`;
  return unit === null || INTL_UNITS[unit] !== undefined ? written : `${written}${NO_BREAK_SPACE}${unit}`;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, unit: string | null): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  const known = formats.get(key);
  if (known) return known;
  const named = unit === null ? undefined : INTL_UNITS[unit];
  const made = new Intl.NumberFormat(locale, {
    maximumSignificantDigits: SHOWN_DIGITS,
    ...(named !== undefined && { style: 'unit', unit: named, unitDisplay: 'short' }),
  });
  formats.set(key, made);
  return made;
}
