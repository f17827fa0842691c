import { type FormEvent, useEffect, useRef, useState } from 'react';

/** State of a natively submitted form. */
export interface NativePost {
  /** `unanswered`: it was not submitted, because the server did not respond to the check. */
  status: 'idle' | 'sending' | 'unanswered';
  /** Handler for the form's `onSubmit`. */
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Resets the `unanswered` state. */
  dismiss: () => void;
}

/**
 * Tracks a form that the browser itself submits.
 *
 * @param isAnswering Checks that the server responds before submitting: otherwise the browser would show its own error
 * page, and the input would be lost. Must not throw. Default: no check.
 */
export function useNativePost(isAnswering?: () => Promise<boolean>): NativePost {
  const [status, setStatus] = useState<NativePost['status']>('idle');
  // A ref, as events may arrive before the state has been rendered.
  const step = useRef<'typed' | 'asking' | 'answered'>('typed');
  // The back/forward cache may restore this page with a busy button.
  useEffect(() => {
    const settle = (event: PageTransitionEvent) => {
      // Only restored pages are reset: a fresh page may already be submitting.
      if (event.persisted) setStatus('idle');
    };
    window.addEventListener('pageshow', settle);
    return () => window.removeEventListener('pageshow', settle);
  }, []);

  const send = async (form: HTMLFormElement, ask: () => Promise<boolean>) => {
    step.current = 'asking';
    const isThere = await ask();
    step.current = isThere ? 'answered' : 'typed';
    if (!isThere) return setStatus('unanswered');
    form.requestSubmit();
    // A form that was closed or reset in the meantime is not submitted.
    if (step.current === 'answered') setStatus('idle');
    step.current = 'typed';
  };

  return {
    status,
    handleSubmit: (event) => {
      setStatus('sending');
      if (!isAnswering) return;
      if (step.current === 'answered') {
        step.current = 'typed';
        return;
      }
      event.preventDefault();
      if (step.current === 'typed') void send(event.currentTarget, isAnswering);
    },
    dismiss: () => setStatus('idle'),
  };
}
