import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** What an address was typed for. */
type Purpose = 'login' | 'account';

const storageKey = (purpose: Purpose) => `millrace:${purpose}-address`;

/**
 * Saves a typed e-mail address to sessionStorage across a navigation: in this tab alone, as a URL would be seen and logged
 * by others.
 */
export function saveAddress(purpose: Purpose, address: string): void {
  try {
    sessionStorage.setItem(storageKey(purpose), address);
  } catch {
    // Storage may be off; the address is typed again then.
  }
}

/** Reads the saved address, or null. */
export function readAddress(purpose: Purpose): string | null {
  try {
    return sessionStorage.getItem(storageKey(purpose)) || null;
  } catch {
    return null;
  }
}

export function clearAddress(purpose: Purpose): void {
  try {
    sessionStorage.removeItem(storageKey(purpose));
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}

const never = () => () => {};

/** Returns the saved address of this tab; null on the server and while hydrating. */
export function useSavedAddress(purpose: Purpose): string | null {
  return useSyncExternalStore(
    never,
    () => readAddress(purpose),
    () => null,
  );
}

/** Fills an empty field once: with the saved address of the first of these purposes that has one. */
export function useFilledAddress(
  inputRef: RefObject<HTMLInputElement | null>,
  purposes: readonly Purpose[],
): void {
  const order = purposes.join(' ');
  useEffect(() => {
    const input = inputRef.current;
    const kept = order.split(' ').flatMap((purpose) => readAddress(purpose as Purpose) ?? [])[0];
    if (input && kept !== undefined && input.value === '') input.value = kept;
  }, [inputRef, order]);
}
