export const sectorTilesMessages = {
  'sectorTiles.title': 'Eight sectors, one network',
  'sectorTiles.all': '{count, plural, one {# product} other {# products}} in {sector}',
  'sectorTiles.fact': 'Free to read without an account',
} as const;
