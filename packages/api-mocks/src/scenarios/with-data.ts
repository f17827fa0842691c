import type { MockData } from '../data/mock-data';
import type { Scenario } from './scenario';

/**
 * Something is otherwise than in the examples.
 *
 * @example
 * // A value chain that leads back into itself.
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
