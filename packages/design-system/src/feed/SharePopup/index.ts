export { ShareLink } from './ShareLink';
export { SharePopup, type SharePopupProps } from './SharePopup';
export { SharePopupContainer, type SharePopupContainerProps } from './SharePopupContainer';
export type { ShareEmailState, ShareEmailValues } from './share-popup';
