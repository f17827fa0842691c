export { SectorTiles, type SectorTilesProps } from './SectorTiles';
