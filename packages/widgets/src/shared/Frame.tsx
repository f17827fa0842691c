import type { ReactNode } from 'react';
import { stack } from './frame.css';

export { frame } from './frame.css';

/** What stands in a shadow root: a card, and behind it the page's own fallback, which keeps its room. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={stack}>
      <slot inert />
      {children}
    </div>
  );
}
