export { CountryMap, type CountryMapProps } from './CountryMap';
export type { CountryValue } from './country-shares';
