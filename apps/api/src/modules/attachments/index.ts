export { type Attached, readAttached, storeAttached, withVideoLink } from './attached';
