import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts back what a component holds beside the browser's own controls when their form is reset. React resets a form
 * after each of its actions that succeeded.
 */
export function useFormReset(
  ref: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  restore: () => void,
): void {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    const form = ref.current?.form;
    const handleReset = (event: Event) => {
      if (!event.defaultPrevented) latest.current();
    };
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [ref]);
}
