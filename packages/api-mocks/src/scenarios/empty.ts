import { emptyData } from '../data/empty-data';
import type { Scenario } from './scenario';

/** Every product is there, but nothing is known of it: no description, picture, supplier, link or follower. */
export function empty(): Scenario {
  return { changeData: emptyData };
}
