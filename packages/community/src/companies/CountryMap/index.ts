export { CountryMap, type CountryMapProps } from './CountryMap';
export { CountryPlace, type CountryPlaceProps } from './CountryPlace';
export type { CountryValue } from './country-shares';
