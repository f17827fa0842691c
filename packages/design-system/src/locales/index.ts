export { de } from './de';
