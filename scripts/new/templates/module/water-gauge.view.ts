import type { WaterGaugeRow } from './water-gauge.repository';

/** A row as the contract's schema shows it. */
export const waterGaugeView = (row: WaterGaugeRow) => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
});
