import { emptyData } from '../data/empty-data';
import type { Scenario } from './scenario';

/** Creates a scenario with all products but without descriptions, pictures, suppliers, links or followers. */
export function empty(): Scenario {
  return { changeData: emptyData };
}
