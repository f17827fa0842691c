import { aLimitedSupplier, aSupplier, suppliers } from '@millrace/api-mocks';
import { type Supplier, toSupplier } from './supplier';

/** Returns a supplier with the overrides of a story. */
export const oneSupplier = (given: Partial<Supplier> = {}): Supplier => ({
  ...toSupplier(aSupplier()),
  ...given,
});

export const limitedSupplier = (): Supplier => toSupplier(aLimitedSupplier());

export const someSuppliers = (count: number): Supplier[] => suppliers(count).map(toSupplier);
