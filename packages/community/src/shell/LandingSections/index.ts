export { LandingSections, type LandingSectionsProps } from './LandingSections';
