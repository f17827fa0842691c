import type { ReactNode } from 'react';
import type { ProductTab } from './ProductTabNav';
import { panel } from './ProductTabNav.css';

export interface ProductTabPanelProps {
  current: ProductTab;
  children: ReactNode;
}

/** Content of the current tab: figures touch the tabs, a table has a margin. */
export function ProductTabPanel({ current, children }: ProductTabPanelProps) {
  return (
    <div className={panel({ hangs: current === 'feed' })} data-component="ProductTabPanel" data-tab={current}>
      {children}
    </div>
  );
}
