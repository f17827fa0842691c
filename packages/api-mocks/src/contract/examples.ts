import type { components } from '@millrace/api-client';
import contract from '../generated/contract.json' with { type: 'json' };

const EXAMPLES = contract.components.examples;

/** Name of an example in the contract. */
export type ExampleName = keyof typeof EXAMPLES;

/** Schemas of the contract. */
export type Schemas = components['schemas'];

/**
 * A fresh copy of an example of the contract, as the schema that it stands for. That it is one is checked where
 * the contract is linted, and once more by the tests of the factories.
 */
export function example<Name extends keyof Schemas>(_schema: Name, name: ExampleName): Schemas[Name] {
  return structuredClone(EXAMPLES[name].value) as unknown as Schemas[Name];
}

/** The row of an example list at a place, counted from 0 and beginning anew at the end. */
export function rowAt<Row>(rows: readonly Row[], index: number): Row {
  const row = rows[index % rows.length];
  if (row === undefined) throw new RangeError('The contract has no rows in this example.');
  return row;
}
