import { delay, http } from 'msw';
import { chosen, type OnlyOperations, operationAddress, type Scenario } from './scenario';

const DEFAULT_DELAY_MS = 2_000;

/** Creates a scenario in which every response is delayed. */
export function slow(
  options: OnlyOperations & {
    /** Delay in milliseconds; `infinite` never responds. Default 2,000. */
    delayMs?: number | 'infinite';
  } = {},
): Scenario {
  const { delayMs = DEFAULT_DELAY_MS, operations: only } = options;
  return {
    before: ({ baseUrl, operations }) =>
      chosen(operations, only).map((operation) =>
        http[operation.method](operationAddress(operation, baseUrl), async () => {
          await delay(delayMs);
        }),
      ),
  };
}
