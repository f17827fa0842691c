import type { HttpHandler } from 'msw';
import type { Operation, OperationId } from '../contract/operations';
import type { MockData } from '../data/mock-data';

/** Something that a set of handlers can be told to be. */
export interface Scenario {
  /** Handlers that come before all others; one that answers nothing leaves the call to the next. */
  before?(target: { baseUrl: string; operations: readonly Operation[] }): HttpHandler[];
  /** Changes what is known: the examples, or what the scenario before made of them. */
  changeData?(data: MockData): MockData;
}

/** Limits a scenario to some calls. */
export interface OnlyOperations {
  /** Default: every call of the contract. */
  operations?: readonly OperationId[];
}

/** The calls that a scenario is limited to. */
export function chosen(operations: readonly Operation[], only: OnlyOperations['operations']): Operation[] {
  return operations.filter(({ id }) => only === undefined || only.includes(id));
}

/** The address of a call as MSW matches it. */
export function operationAddress({ path }: Operation, baseUrl: string): string {
  return baseUrl + path.replaceAll('{', ':').replaceAll('}', '');
}
