import { delay, http } from 'msw';
import { chosen, type OnlyOperations, operationAddress, type Scenario } from './scenario';

const DEFAULT_DELAY_MS = 2_000;

/** Every answer takes its time. */
export function slow(
  options: OnlyOperations & {
    /** In milliseconds; `infinite` never answers. Default 2,000. */
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
