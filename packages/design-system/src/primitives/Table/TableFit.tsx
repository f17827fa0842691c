import type { ReactNode } from 'react';
import { unit, wideOnly } from './Table.css';

/** Shown in the line of facts only: the unit that a column's head says otherwise, as in `14 contacts`. */
export function TableUnit({ children }: { children: ReactNode }) {
  return <span className={unit}>{children}</span>;
}

/** Shown in columns only: what the line of facts has no room for. */
export function TableWideOnly({ children }: { children: ReactNode }) {
  return <span className={wideOnly}>{children}</span>;
}
