export const sectorTilesMessages = {
  'sectorTiles.title': 'Eight sectors, one network',
  'sectorTiles.fact': 'Free to read without an account',
} as const;
