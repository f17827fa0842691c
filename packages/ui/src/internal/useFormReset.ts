import { type RefObject, useEffect, useRef } from 'react';

/**
 * Resets a component's own state when its form is reset. React resets a form after each successful
 * form action.
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
