import { VisuallyHidden } from '@millrace/design-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Does after a link what a browser does with a new document: the focus begins at the main content, and the title is
 * read out. Tabs and the login modal, which keep the page, keep the focus.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
