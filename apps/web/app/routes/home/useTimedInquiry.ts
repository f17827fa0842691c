import { LANDING_INQUIRY_DELAY_MS } from '@millrace/domain';
import { useEffect, useState } from 'react';
import { msSinceLoad } from '../../hydration/initial-address';
import { onceASession } from './once-a-session';

const DESKTOP = '(min-width: 768px)';

/** While the visitor is in a dialog, a menu or a field, it waits; then it is looked at again so often. */
const AGAIN_MS = 500;

/**
 * Whether the inquiry stands open over the page: on a desktop from 4 s after load on, once a session, never over
 * another dialog, and never into somebody's typing. @see MKT-009, GAP-014
 */
export function useTimedInquiry(): [open: boolean, setOpen: (open: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!window.matchMedia(DESKTOP).matches) return;
    let timer = setTimeout(look, LANDING_INQUIRY_DELAY_MS - msSinceLoad());
    function look() {
      if (isBusy()) timer = setTimeout(look, AGAIN_MS);
      else if (onceASession('inquiry-shown')) setOpen(true);
    }
    return () => clearTimeout(timer);
  }, []);
  return [isOpen, setOpen];
}

const OPEN = '[data-dialog], [role="dialog"], [aria-modal="true"], details[open], [aria-expanded="true"]';

function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return isTyping || document.querySelector(OPEN) !== null;
}
