import type { ReactNode } from 'react';
import type { ProductTab } from './ProductTabNav';
import { panel } from './ProductTabNav.css';

export interface ProductTabPanelProps {
  current: ProductTab;
  children: ReactNode;
}

/** What the current tab shows: figures hang from the tabs, a table keeps its distance. */
export function ProductTabPanel({ current, children }: ProductTabPanelProps) {
  return (
    <div className={panel({ hangs: current === 'feed' })} data-component="ProductTabPanel" data-tab={current}>
      {children}
    </div>
  );
}
