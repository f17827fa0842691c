import type { WaterGaugeRow } from './water-gauge.repository';

/** Maps a row to the contract's schema. */
export const waterGaugeView = (row: WaterGaugeRow) => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
});
