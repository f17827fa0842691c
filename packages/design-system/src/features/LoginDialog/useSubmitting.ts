import { useEffect, useState } from 'react';

/** Whether a form that the browser itself sends is on its way. @returns with what to call when it is sent */
export function useSubmitting(): readonly [isSubmitting: boolean, begin: () => void] {
  const [isSubmitting, setSubmitting] = useState(false);
  // The way back from a failed login may show this page as it was left: with a button that is busy for ever.
  useEffect(() => {
    const settle = () => setSubmitting(false);
    window.addEventListener('pageshow', settle);
    return () => window.removeEventListener('pageshow', settle);
  }, []);
  return [isSubmitting, () => setSubmitting(true)];
}
