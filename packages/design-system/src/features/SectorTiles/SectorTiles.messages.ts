export const sectorTilesMessages = {
  'sectorTiles.title': 'Eight sectors',
  'sectorTiles.fact': 'Each opens the product at its heart',
} as const;
