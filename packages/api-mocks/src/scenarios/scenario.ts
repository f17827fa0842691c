import type { HttpHandler } from 'msw';
import type { Operation, OperationId } from '../contract/operations';
import type { MockData } from '../data/mock-data';

/** Variation of a set of handlers. */
export interface Scenario {
  /** Handlers that take precedence over all others; one without a response passes the call on. */
  before?(target: { baseUrl: string; operations: readonly Operation[] }): HttpHandler[];
  /** Changes the data: the examples, or the result of the previous scenario. */
  changeData?(data: MockData): MockData;
}

/** Limits a scenario to some operations. */
export interface OnlyOperations {
  /** Default: every operation of the contract. */
  operations?: readonly OperationId[];
}

/** Returns the operations that a scenario is limited to. */
export function chosen(operations: readonly Operation[], only: OnlyOperations['operations']): Operation[] {
  return operations.filter(({ id }) => only === undefined || only.includes(id));
}

/** Returns the URL pattern of an operation for MSW. */
export function operationAddress({ path }: Operation, baseUrl: string): string {
  return baseUrl + path.replaceAll('{', ':').replaceAll('}', '');
}
