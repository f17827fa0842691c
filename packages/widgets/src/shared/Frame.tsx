import type { Messages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { frame, stack } from './frame.css';

/** Attributes of a card's root: the class that isolates it from the page's styles, its language and direction. */
export const frameProps = ({ locale, direction }: Messages) => ({
  className: frame,
  lang: locale,
  ...(direction === 'rtl' && { dir: direction }),
});

/** Content of a shadow root: a card, and behind it the page's own fallback, which keeps its height. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={stack}>
      <slot inert />
      {children}
    </div>
  );
}
