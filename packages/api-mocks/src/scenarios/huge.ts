import { hugeData } from '../data/huge-data';
import type { Scenario } from './scenario';

const DEFAULT_ROWS = 10_000;

/** Creates a scenario with very many rows in every list, including the list of products. */
export function huge(options: { /** Default 10,000. */ rows?: number } = {}): Scenario {
  const { rows = DEFAULT_ROWS } = options;
  return { changeData: (data) => hugeData(data, rows) };
}
