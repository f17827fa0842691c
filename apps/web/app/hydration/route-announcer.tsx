import { VisuallyHidden } from '@millrace/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { replayClick } from './click-replay';
import { replayInput } from './input-replay';
import { replaySelection } from './selection-replay';

/**
 * Moves focus to the main content and announces the title after a client-side navigation, as a browser does for a new
 * document. Tabs and the login dialog stay on the page and keep the focus. On the first page it replays input, choices
 * and clicks from before hydration.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    // Saved drafts are restored in the first effects, so in the render before this one.
    if (!isAlive) return;
    replayInput();
    replaySelection();
    // The click may read the replayed text, which is rendered by then.
    setTimeout(replayClick);
  }, [isAlive]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
