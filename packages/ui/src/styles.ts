/* Shared styles for component packages: layers, breakpoints, focus, type, motion. For `*.css.ts` files. */
export { container, media } from './styles/breakpoints';
export { focusRing } from './styles/focus';
export { feature, primitive } from './styles/layers';
export { moving, transition } from './styles/motion';
export { pageStart } from './styles/page-start';
export { sector } from './styles/sector.css';
export { stickyOffset, stickyTop } from './styles/sticky.css';
export { extendTouchTarget } from './styles/touch';
export { type } from './styles/typography';
export { visuallyHidden } from './styles/visually-hidden';
