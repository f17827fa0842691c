import type { components } from '@millrace/api-client';
import contract from '../generated/contract.json' with { type: 'json' };

const EXAMPLES = contract.components.examples;

/** Name of an example in the contract. */
export type ExampleName = keyof typeof EXAMPLES;

/** Schemas of the contract. */
export type Schemas = components['schemas'];

/**
 * Returns a deep copy of an example of the contract, typed by its schema. The contract's linter validates examples,
 * and so do the tests of the factories.
 */
export function example<Name extends keyof Schemas>(_schema: Name, name: ExampleName): Schemas[Name] {
  return structuredClone(EXAMPLES[name].value) as unknown as Schemas[Name];
}

/** Returns the row of an example list at an index from 0, wrapping around at the end. */
export function rowAt<Row>(rows: readonly Row[], index: number): Row {
  const row = rows[index % rows.length];
  if (row === undefined) throw new RangeError('The contract has no rows in this example.');
  return row;
}
