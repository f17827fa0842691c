export const sectorTilesMessages = {
  'sectorTiles.title': 'Eight sectors, one network',
  'sectorTiles.fact': 'Open to read without an account',
} as const;
