import { VisuallyHidden } from '@millrace/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { handOverChosen } from './chosen-before';
import { handOverPressed } from './pressed-before';
import { handOverTyped } from './typed-before';

/**
 * Does after a link what a browser does with a new document: the focus begins at the main content, and the title is
 * read out. Tabs and the login modal, which keep the page, keep the focus. The first page is told what was typed,
 * chosen and pressed before it came to life.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    // Drafts that are kept come back with the first effects, and so with the rendering before this one.
    if (!isAlive) return;
    handOverTyped();
    handOverChosen();
    // What is pressed may ask for what was typed, which is drawn by then.
    setTimeout(handOverPressed);
  }, [isAlive]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
