export const sectorTilesMessages = {
  'sectorTiles.title': 'Eight sectors, one network',
  'sectorTiles.all': '{count, plural, one {# product} other {# products}} of {sector}',
  'sectorTiles.fact': 'Free to read without an account',
} as const;
