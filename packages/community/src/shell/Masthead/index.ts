export type { GuestPlaces } from './guest-places';
export { Masthead, type MastheadProps } from './Masthead';
export type { MastheadViewer } from './MastheadMember';
