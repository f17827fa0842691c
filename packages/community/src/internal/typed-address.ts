import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** What an address was typed for. */
type Purpose = 'login' | 'account';

const keyOf = (purpose: Purpose) => `millrace:${purpose}-address`;

/**
 * Keeps an address that somebody typed, over a navigation: in this tab alone, as an address of a page would be seen
 * and logged by others.
 */
export function keepAddress(purpose: Purpose, address: string): void {
  try {
    sessionStorage.setItem(keyOf(purpose), address);
  } catch {
    // Storage may be off; the address is typed again then.
  }
}

/** The address that was kept, or null. */
export function keptAddress(purpose: Purpose): string | null {
  try {
    return sessionStorage.getItem(keyOf(purpose)) || null;
  } catch {
    return null;
  }
}

export function forgetAddress(purpose: Purpose): void {
  try {
    sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}

const never = () => () => {};

/** The address that was kept in this tab; null on the server and while hydrating. */
export function useKeptAddress(purpose: Purpose): string | null {
  return useSyncExternalStore(
    never,
    () => keptAddress(purpose),
    () => null,
  );
}

/** Fills an empty field once: with the address that was kept, the first of these purposes that has one. */
export function useFilledAddress(
  inputRef: RefObject<HTMLInputElement | null>,
  purposes: readonly Purpose[],
): void {
  const order = purposes.join(' ');
  useEffect(() => {
    const input = inputRef.current;
    const kept = order.split(' ').flatMap((purpose) => keptAddress(purpose as Purpose) ?? [])[0];
    if (input && kept !== undefined && input.value === '') input.value = kept;
  }, [inputRef, order]);
}
