import type { SupplierSort } from '@millrace/domain';
import { useState } from 'react';

/**
 * Returns the order of the rows that are shown: the previous one while they are placeholder data.
 *
 * @param isPlaceholder Whether they are in the order before, as those in this one have not come yet.
 */
export function useShownSort(sort: SupplierSort, isPlaceholder: boolean): SupplierSort {
  const [shown, setShown] = useState(sort);
  if (!isPlaceholder && shown !== sort) setShown(sort);
  return isPlaceholder ? shown : sort;
}
