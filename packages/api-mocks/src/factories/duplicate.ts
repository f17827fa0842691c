import type { DuplicateCase } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { stableId } from './stable-id';

/** A product that is flagged as a duplicate, with whatever is overridden. */
export function aDuplicateCase(overrides: Partial<DuplicateCase> = {}): DuplicateCase {
  return { ...rowAt(known(), 0), ...overrides };
}

/** A product that was merged, with whatever is overridden. */
export function aMergedDuplicate(overrides: Partial<DuplicateCase> = {}): DuplicateCase {
  return { ...example('DuplicateCase', 'DuplicateCaseMerged'), ...overrides };
}

/** Flags that wait, the oldest first: those of the contract, then made-up ones. */
export function duplicateCases(count: number, overrides: Partial<DuplicateCase> = {}): DuplicateCase[] {
  const first = known();
  return many(count, (index) => ({
    ...(first[index] ?? { ...rowAt(first, index % first.length), id: stableId('duplicate', index) }),
    ...overrides,
  }));
}

function known(): DuplicateCase[] {
  return example('DuplicateCaseList', 'DuplicateCasesOpen').results;
}
