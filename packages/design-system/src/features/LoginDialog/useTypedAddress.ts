import { type RefObject, useEffect } from 'react';

const KEY = 'millrace:login-address';

/**
 * Keeps the address that somebody typed over a failed login, which is a navigation: in this tab alone, as an address
 * of a page would be seen and logged by others.
 *
 * @param failed Whether the page says that the last try failed; otherwise what was kept is forgotten.
 * @returns To be called when the form is sent.
 */
export function useTypedAddress(inputRef: RefObject<HTMLInputElement | null>, failed: boolean): () => void {
  useEffect(() => {
    const input = inputRef.current;
    const kept = readKept(failed);
    if (input && kept && input.value === '') input.value = kept;
  }, [inputRef, failed]);
  return () => {
    try {
      sessionStorage.setItem(KEY, inputRef.current?.value ?? '');
    } catch {
      // Storage may be off; the address is typed again then.
    }
  };
}

function readKept(failed: boolean): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (!failed) sessionStorage.removeItem(KEY);
    return failed ? kept : null;
  } catch {
    return null;
  }
}
