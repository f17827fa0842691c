export const statTileMessages = {
  'statTile.failed': 'Did not load',
} as const;
