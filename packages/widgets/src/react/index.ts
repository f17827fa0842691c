import './tags';

export type { MillraceClick, MillraceError, MillraceFollowing, MillraceReady } from '../wrappers/events';
export {
  MillraceCompany,
  MillraceEvent,
  MillraceEvents,
  MillraceFeed,
  MillraceFollow,
  MillraceProduct,
  MillraceQuote,
  MillraceSuppliers,
  MillraceValueChain,
} from './elements';
export { MillraceScript, type MillraceScriptProps } from './MillraceScript';
export type { MillraceTagAttributes, MillraceTagName } from './tags';
export type { MillraceElementProps, MillraceListProps, MillracePartProps } from './types';
