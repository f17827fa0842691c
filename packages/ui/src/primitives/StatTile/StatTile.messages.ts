export const statTileMessages = {
  'statTile.failed': 'Unavailable',
} as const;
