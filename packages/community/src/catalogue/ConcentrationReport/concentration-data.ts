import type { ConcentrationEntry, ConcentrationList } from '@millrace/api-client';
import type { ConcentrationBand, ConcentrationGuideline } from '@millrace/domain';

/** A chain with all its products, as returned by the API. */
export type ConcentrationData = Omit<ConcentrationList, 'LastEvaluatedKey'>;

/** Returns the concentration band of a row by one of the guidelines. */
export const rowBand = (
  { band }: ConcentrationEntry,
  guideline: ConcentrationGuideline,
): ConcentrationBand | null => (guideline === 'merger-2023' ? band.merger_2023 : band.horizontal_2010);
