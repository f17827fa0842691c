import type { PropertyUnit } from '@millrace/domain';
import Qty from 'js-quantities';

/** Units with a different spelling in js-quantities. */
const SPELLINGS: Partial<Record<PropertyUnit, string>> = {
  'W/(m·K)': 'W/m*degK',
  'mW/(m·K)': 'mW/m*degK',
  'µm/(m·K)': 'um/m*degK',
  '1/K': '1/degK',
  'J/(g·K)': 'J/g*degK',
  'J/(kg·K)': 'J/kg*degK',
  'kJ/(kg·K)': 'kJ/kg*degK',
  'ps/(nm·km)': 'ps/nm*km',
  'cm²/(V·s)': 'cm2/V*s',
  Ah: 'A*h',
  mAh: 'mA*h',
  'mAh/g': 'mA*h/g',
  'Ah/kg': 'A*h/kg',
  Wh: 'W*h',
  kWh: 'kW*h',
  MWh: 'MW*h',
  'Wh/l': 'W*h/l',
  'kWh/m³': 'kW*h/m3',
  'Wh/kg': 'W*h/kg',
  'kWh/kg': 'kW*h/kg',
  '°C': 'tempC',
  K: 'tempK',
  '°F': 'tempF',
  d: 'day',
  a: 'year',
};

const spelled = (unit: PropertyUnit): string =>
  SPELLINGS[unit] ??
  unit.replace('²', '2').replace('³', '3').replaceAll('·', '*').replace('Ω', 'ohm').replace('µ', 'u');

/** Number of significant digits, which hides rounding errors of floating-point arithmetic. */
const DIGITS = 12;

/** Converts a value between two units of one dimension. @throws {Error} If the dimensions differ. */
export function convertUnit(value: number, from: PropertyUnit, to: PropertyUnit): number {
  // Vickers hardness is unknown to js-quantities.
  if (from === to) return value;
  return Number(Qty(value, spelled(from)).to(spelled(to)).scalar.toPrecision(DIGITS));
}
