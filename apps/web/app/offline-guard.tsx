import { useToasts } from '@millrace/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from './messages';

/** Links that the router follows itself. */
const ROUTED = 'a[data-discover]';

/**
 * Keeps the page while the reader is offline: a link to another page says so, and is followed on reconnect. The router
 * would reload the document where the script of a page is missing, and leave the browser's own error page.
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
      // Dialogs and tabs are addresses of the page itself.
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

/** True if a click asks for another tab or window. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
