export { HiddenPage, type HiddenPageProps } from './HiddenPage';
