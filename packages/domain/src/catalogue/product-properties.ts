import { type PropertyAmount, type PropertyDimension, readPropertyUnit } from './property-units';

/** Properties with a name that all products share, and what is measured. */
export const PRODUCT_PROPERTIES = {
  purity: 'fraction',
  moistureContent: 'fraction',
  metalImpurities: 'fraction',
  hydroxylContent: 'fraction',
  porosity: 'fraction',
  density: 'density',
  bulkDensity: 'density',
  molarMass: 'molarMass',
  meltingPoint: 'temperature',
  boilingPoint: 'temperature',
  softeningPoint: 'temperature',
  glassTransition: 'temperature',
  flashPoint: 'temperature',
  operatingTemperature: 'temperature',
  storageTemperature: 'temperature',
  thermalConductivity: 'thermalConductivity',
  thermalExpansion: 'thermalExpansion',
  specificHeat: 'specificHeat',
  particleSizeD50: 'length',
  particleSizeD90: 'length',
  specificSurfaceArea: 'specificSurface',
  thickness: 'length',
  width: 'length',
  length: 'length',
  diameter: 'length',
  mass: 'mass',
  linearMass: 'linearDensity',
  arealMass: 'arealDensity',
  viscosity: 'viscosity',
  kinematicViscosity: 'kinematicViscosity',
  surfaceTension: 'surfaceTension',
  vaporPressure: 'pressure',
  pressure: 'pressure',
  tensileStrength: 'pressure',
  yieldStrength: 'pressure',
  youngsModulus: 'pressure',
  flexuralStrength: 'pressure',
  compressiveStrength: 'pressure',
  elongationAtBreak: 'fraction',
  tensileLoad: 'force',
  vickersHardness: 'hardness',
  surfaceRoughness: 'length',
  refractiveIndex: 'number',
  attenuation: 'attenuation',
  wavelength: 'length',
  cutoffWavelength: 'length',
  zeroDispersionWavelength: 'length',
  modeFieldDiameter: 'length',
  numericalAperture: 'number',
  bendRadius: 'length',
  bandwidth: 'frequency',
  modalBandwidth: 'modalBandwidth',
  chromaticDispersion: 'chromaticDispersion',
  dataRate: 'dataRate',
  transmittance: 'fraction',
  conductivity: 'conductivity',
  resistivity: 'resistivity',
  dielectricConstant: 'number',
  dielectricStrength: 'fieldStrength',
  bandGap: 'energyPerParticle',
  carrierMobility: 'mobility',
  voltage: 'voltage',
  current: 'current',
  power: 'power',
  internalResistance: 'resistance',
  capacity: 'charge',
  specificCapacity: 'specificCharge',
  energy: 'energy',
  energyDensity: 'volumetricEnergy',
  specificEnergy: 'specificEnergy',
  cycleLife: 'number',
  efficiency: 'fraction',
  lifetime: 'time',
  ph: 'number',
  solubility: 'concentration',
  flowRate: 'flowRate',
  remanence: 'fluxDensity',
  coercivity: 'magneticField',
  maxEnergyProduct: 'magneticEnergy',
} as const satisfies Readonly<Record<string, PropertyDimension>>;

/** A property of the controlled list. */
export type ProductPropertyKey = keyof typeof PRODUCT_PROPERTIES;

/** Tells whether a name is one of the controlled list. */
export const isProductPropertyKey = (name: string): name is ProductPropertyKey =>
  Object.hasOwn(PRODUCT_PROPERTIES, name);

/** Holds what is known of a product: a value, a range, a limit, or words, and where and under which condition. */
export interface ProductProperty extends PropertyAmount {
  /** One of the controlled list, or a name of the member's own. */
  name: string;
  /** Such as "at 25 °C". */
  condition: string | null;
  /** A link, or the name of a standard or a data sheet. */
  source: string | null;
}

/** Separates value, condition and source, none of which contains it. */
const SEPARATOR = ' | ';

const NUMBER = '[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?';
const LIMIT = new RegExp(`^(≤|<=|≥|>=)\\s*(${NUMBER})\\s*(\\D.*)?$`, 'i');
const RANGE = new RegExp(`^(${NUMBER})\\s*(?:–|-|to|\\.\\.)\\s*(${NUMBER})\\s*(\\D.*)?$`, 'i');
const VALUE = new RegExp(`^(${NUMBER})\\s*(\\D.*)?$`, 'i');
const QUOTED = /^"(.*)"$/;

/**
 * Writes a property without its name on one line, as its history keeps it.
 *
 * @example '0.32–0.35 dB/km | at 1310 nm | ITU-T G.652'
 */
export function writePropertyLine({
  min,
  max,
  text,
  unit,
  condition,
  source,
}: Omit<ProductProperty, 'name'>) {
  const amount =
    min !== null && max !== null
      ? min === max
        ? `${min}`
        : `${min}–${max}`
      : max !== null
        ? `≤ ${max}`
        : min !== null
          ? `≥ ${min}`
          : `"${text ?? ''}"`;
  const parts = [unit === null ? amount : `${amount} ${unit}`, condition ?? '', source ?? ''];
  return parts.join(SEPARATOR).replace(/[\s|]+$/, '');
}

/**
 * Reads a property from a line: `value unit | condition | source`. A text without quotes is read as words where it is no
 * number. Units of the controlled list are written as the list does; another is left for who checks it.
 */
export function readPropertyLine(name: string, line: string): ProductProperty {
  const [amount = '', condition = '', ...source] = line.split('|').map((part) => part.trim());
  return {
    name,
    ...readAmount(name, amount),
    condition: condition || null,
    source: source.join('|') || null,
  };
}

function readAmount(name: string, amount: string): PropertyAmount {
  const words = QUOTED.exec(amount)?.[1];
  if (words !== undefined) return { min: null, max: null, text: words, unit: null };
  const [, sign, limit, limitUnit] = LIMIT.exec(amount) ?? [];
  if (limit !== undefined) {
    const bound = Number(limit);
    const isUpper = sign === '≤' || sign === '<=';
    return {
      min: isUpper ? null : bound,
      max: isUpper ? bound : null,
      text: null,
      unit: unitFor(name, limitUnit),
    };
  }
  const [, from, to, rangeUnit] = RANGE.exec(amount) ?? [];
  if (from !== undefined) {
    return { min: Number(from), max: Number(to), text: null, unit: unitFor(name, rangeUnit) };
  }
  const [, value, unit] = VALUE.exec(amount) ?? [];
  if (value === undefined) return { min: null, max: null, text: amount || null, unit: null };
  return { min: Number(value), max: Number(value), text: null, unit: unitFor(name, unit) };
}

function unitFor(name: string, unit: string | undefined): string | null {
  const typed = unit?.trim() ?? '';
  if (typed === '') return null;
  return (isProductPropertyKey(name) ? readPropertyUnit(PRODUCT_PROPERTIES[name], typed) : null) ?? typed;
}
