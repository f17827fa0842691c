/* Styles that packages of components build on: layers, breakpoints, focus, type, motion. For `*.css.ts` files. */
export { actionRow, heldTogether } from './styles/action-row.css';
export { container, media } from './styles/breakpoints';
export { focusRing } from './styles/focus';
export { feature, primitive } from './styles/layers.css';
export { moving, transition } from './styles/motion';
export { oneLine } from './styles/one-line.css';
export { pageStart } from './styles/page-start';
export { rowTools, ruledList, ruledRow } from './styles/ruled-list.css';
export { sector } from './styles/sector.css';
export { SECTOR_HUES, type SectorHue, sectorAttribute } from './styles/sectors';
export { stickyOffset, stickyTop } from './styles/sticky.css';
export { reachUnderFinger } from './styles/touch';
export { type } from './styles/typography';
export { visuallyHidden } from './styles/visually-hidden';
