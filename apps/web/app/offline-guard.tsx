import { useToasts } from '@millrace/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from './messages';

/** Selects links that the router handles. */
const ROUTED = 'a[data-discover]';

/**
 * Blocks navigation while offline: a link to another page shows a message and is followed on reconnect. Otherwise the
 * router would reload the document if the code of a page is missing, and leave the browser's error page.
 */
export function OfflineGuard(): null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const shown = useRef<number | undefined>(undefined);
  useEffect(() => {
    let next: string | undefined;
    const hold = (event: MouseEvent) => {
      if (navigator.onLine || opensElsewhere(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>(ROUTED);
      // Dialogs and tabs are URLs of the page itself.
      if (!link || link.pathname === pathname) return;
      event.preventDefault();
      next = link.pathname + link.search + link.hash;
      if (shown.current !== undefined) toasts.dismiss(shown.current);
      shown.current = toasts.show({ text: messages.format('offline.held'), tone: 'info' });
    };
    const follow = () => {
      if (next !== undefined) void navigate(next);
      next = undefined;
    };
    document.addEventListener('click', hold, true);
    window.addEventListener('online', follow);
    return () => {
      document.removeEventListener('click', hold, true);
      window.removeEventListener('online', follow);
    };
  }, [pathname, navigate, toasts]);
  return null;
}

/** True if a click opens another tab or window. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
