export { CountryField, type CountryFieldProps } from './CountryField';
export { CountrySearchField, type CountrySearchFieldProps } from './CountrySearchField';
