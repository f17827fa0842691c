import { type FormEvent, useEffect, useRef, useState } from 'react';

/** A form that the browser itself sends, as far as the page knows of it. */
export interface NativePost {
  /** `unanswered`: it was not sent, as no server would have taken it. */
  status: 'idle' | 'sending' | 'unanswered';
  /** For the form's `onSubmit`. */
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Puts away that no server answered. */
  dismiss: () => void;
}

/**
 * Follows a form that the browser itself sends.
 *
 * @param isAnswering Whether the server is there, asked before the form leaves: without it the browser would show a
 *   page of its own, and what was typed would be lost. Must not fail. Default: the form is sent unasked.
 */
export function useNativePost(isAnswering?: () => Promise<boolean>): NativePost {
  const [status, setStatus] = useState<NativePost['status']>('idle');
  // Events may come before the last one has been rendered.
  const step = useRef<'typed' | 'asking' | 'answered'>('typed');
  // The way back may show this page as it was left: with a button that is busy for ever.
  useEffect(() => {
    const settle = (event: PageTransitionEvent) => {
      // A page that is shown anew, which may have begun to send already, is none of these.
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
    // A form that was closed or emptied meanwhile is not sent.
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
