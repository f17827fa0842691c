export { CountryField, type CountryFieldProps } from './CountryField';
