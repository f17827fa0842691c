export { SectorOverview, type SectorOverviewProps } from './SectorOverview';
export { SectorOverviewContainer, type SectorOverviewContainerProps } from './SectorOverviewContainer';
