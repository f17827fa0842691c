import type { SupplierSort } from '@millrace/domain';
import { useState } from 'react';

/**
 * The order of the rows that are shown.
 *
 * @param isHeldOver Whether they are in the order before, as those in this one have not come yet.
 */
export function useShownSort(sort: SupplierSort, isHeldOver: boolean): SupplierSort {
  const [shown, setShown] = useState(sort);
  if (!isHeldOver && shown !== sort) setShown(sort);
  return isHeldOver ? shown : sort;
}
