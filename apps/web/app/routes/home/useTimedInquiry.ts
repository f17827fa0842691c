import { LANDING_INQUIRY_DELAY_MS } from '@millrace/domain';
import { useEffect, useState } from 'react';
import { msSinceLoad } from '../../hydration/initial-address';
import { onceASession } from './once-a-session';

const DESKTOP = '(min-width: 768px)';

/** Polling interval while the visitor is in a dialog, a menu or a field. */
const AGAIN_MS = 500;

/**
 * True if the inquiry card is shown: on desktops from 4 s after load on, once per session, and not while a dialog or
 * menu is open or the visitor is typing. @see MKT-009, GAP-014
 */
export function useTimedInquiry(): [isShown: boolean, dismiss: () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!window.matchMedia(DESKTOP).matches) return;
    let timer = setTimeout(look, LANDING_INQUIRY_DELAY_MS - msSinceLoad());
    function look() {
      if (isBusy()) timer = setTimeout(look, AGAIN_MS);
      else if (onceASession('inquiry-shown')) setShown(true);
    }
    return () => clearTimeout(timer);
  }, []);
  return [isShown, () => setShown(false)];
}

const OPEN = '[data-dialog], [role="dialog"], [aria-modal="true"], details[open], [aria-expanded="true"]';

function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return isTyping || document.querySelector(OPEN) !== null;
}
