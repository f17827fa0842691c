export type { GuestPlaces } from './guest-places';
export type { MastheadViewer } from './Masthead';
export { Masthead, type MastheadProps } from './Masthead';
