import { type RefObject, useEffect } from 'react';
import { clearAddress, readAddress, saveAddress } from '../../internal/typed-address';

/**
 * Keeps the address that somebody typed over a failed login, which is a navigation.
 *
 * @param failed Whether the page says that the last try failed; otherwise what was kept is forgotten.
 * @returns To be called when the form is sent.
 */
export function useTypedAddress(inputRef: RefObject<HTMLInputElement | null>, failed: boolean): () => void {
  useEffect(() => {
    if (!failed) return clearAddress('login');
    const input = inputRef.current;
    const kept = readAddress('login');
    if (input && kept && input.value === '') input.value = kept;
  }, [inputRef, failed]);
  return () => saveAddress('login', inputRef.current?.value ?? '');
}
