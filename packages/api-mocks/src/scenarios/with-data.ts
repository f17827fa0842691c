import type { MockData } from '../data/mock-data';
import type { Scenario } from './scenario';

/**
 * Creates a scenario with changed example data.
 *
 * @example
 * // A value chain with a cycle.
 * withData(({ applications }) => {
 *   applications.of(aRawMaterial().rawMaterial).push(anApplication({ application: aRawMaterial().rawMaterial }));
 * })
 */
export function withData(change: (data: MockData) => void): Scenario {
  return {
    changeData: (data) => {
      change(data);
      return data;
    },
  };
}
