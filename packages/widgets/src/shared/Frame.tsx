import type { Messages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { frame, stack } from './frame.css';

/** What the root of a card has: the class that parts it from the page, and its language with the direction of that. */
export const frameProps = ({ locale, direction }: Messages) => ({
  className: frame,
  lang: locale,
  ...(direction === 'rtl' && { dir: direction }),
});

/** What stands in a shadow root: a card, and behind it the page's own fallback, which keeps its room. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={stack}>
      <slot inert />
      {children}
    </div>
  );
}
