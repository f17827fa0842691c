import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** Form in which an address was typed. */
type Purpose = 'login' | 'account';

const storageKey = (purpose: Purpose) => `millrace:${purpose}-address`;

/**
 * Saves a typed e-mail address to sessionStorage across a navigation: only this tab can read it, whereas a URL would be
 * logged by servers.
 */
export function saveAddress(purpose: Purpose, address: string): void {
  try {
    sessionStorage.setItem(storageKey(purpose), address);
  } catch {
    // Storage may be disabled; the address must then be typed again.
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
    // Without storage there is nothing to delete.
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

/** Fills an empty field once, with the saved address of the first purpose that has one. */
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
