import { aLimitedSupplier, aSupplier, suppliers } from '@millrace/api-mocks';
import { type Supplier, toSupplier } from './supplier';

/** A supplier with what a story changes of it. */
export const oneSupplier = (given: Partial<Supplier> = {}): Supplier => ({
  ...toSupplier(aSupplier()),
  ...given,
});

export const limitedSupplier = (): Supplier => toSupplier(aLimitedSupplier());

export const someSuppliers = (count: number): Supplier[] => suppliers(count).map(toSupplier);
