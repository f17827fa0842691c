import type { BulkProductResult } from '@millrace/api-client';
import { expect, it } from 'vitest';
import { markEntries } from './mark-entries';
import type { ProductEntry } from './wizard-values';

const entry = (name: string, state: ProductEntry['state']): ProductEntry => ({
  key: name,
  id: null,
  name,
  description: 'What it is.',
  state,
});
const result = (status: BulkProductResult['status'], error?: string): BulkProductResult => ({
  status,
  product_id: status === 'refused' ? null : `id-${status}`,
  product_name: null,
  ...(error ? { error } : {}),
});

it('tells what came of each entry that was sent, and leaves those that were saved before', () => {
  const entries = [
    entry('Glass', 'saved'),
    { ...entry('Tower', 'refused'), error: 'The name is too long.' },
    entry('Fiber', 'waiting'),
  ];
  expect(markEntries(entries, [result('created'), result('refused', 'Not seen.')])).toEqual([
    entry('Glass', 'saved'),
    { ...entry('Tower', 'saved'), id: 'id-created' },
    { ...entry('Fiber', 'refused'), error: 'Not seen.' },
  ]);
});
