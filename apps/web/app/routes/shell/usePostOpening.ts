import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** What is quicker does not flash, in milliseconds. */
const PATIENCE_MS = 150;

/** Whether the page of a post is on its way and lets wait for it: a spinner then stands where it will be. @see PAGE-015 */
export function usePostOpening(): boolean {
  const { state, location: next } = useNavigation();
  const { pathname } = useLocation();
  const isOpening =
    state === 'loading' && next.pathname.startsWith('/feed/post/') && next.pathname !== pathname;
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isOpening]);
  return isOpening && isLate;
}
