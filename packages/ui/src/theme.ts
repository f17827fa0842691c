export { BREAKPOINTS, CONTAINERS } from './styles/breakpoints';
export { documentClass } from './styles/document.css';
export { SECTOR_HUES, type SectorHue } from './styles/sectors';
export { vars } from './theme/contract.css';
export { THEMES, type Theme } from './theme/themes.css';
