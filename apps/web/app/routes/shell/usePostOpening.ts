import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Delay before the spinner in milliseconds, so that fast loads do not flash. */
const PATIENCE_MS = 150;

/** True if the page of a post is loading slowly: a spinner then takes its place. @see PAGE-015 */
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
