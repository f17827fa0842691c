export { type SearchCategory, SearchField, type SearchFieldProps } from './SearchField';
