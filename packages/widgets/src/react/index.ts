import './tags';

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
export type {
  MillraceClick,
  MillraceElementProps,
  MillraceError,
  MillraceFollowing,
  MillraceListProps,
  MillracePartProps,
  MillraceReady,
} from './types';
