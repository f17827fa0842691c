import { type KeyboardEvent, type RefObject, useEffect } from 'react';

/** Leads to the toasts and back, also out of a dialog, from which Tab does not. */
export const TOAST_KEY = 'F6';

interface ToastPlaces {
  region: RefObject<HTMLElement | null>;
  /** What had the focus before it came to a toast. */
  before: RefObject<HTMLElement | null>;
  /** True if there is a toast: without one the key is the browser's own. */
  isShown: boolean;
}

const findButtons = (region: HTMLElement | null): HTMLElement[] => [
  ...(region?.querySelectorAll('button') ?? []),
];

/**
 * The keys of toasts: F6 leads to the newest one and back, Escape back. Out of a dialog Tab leads back, too, beyond the
 * first and the last button: what stands behind the dialog is not to be reached.
 *
 * @returns For the region.
 */
export function useToastKeys({ region, before, isShown }: ToastPlaces) {
  useEffect(() => {
    if (!isShown) return;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, defaultPrevented } = event;
      if (key !== TOAST_KEY || ctrlKey || altKey || metaKey || shiftKey || defaultPrevented) return;
      const isThere = region.current?.contains(document.activeElement) ?? false;
      const newest = region.current?.querySelector<HTMLElement>('[data-part="toast"]:last-child button');
      const next = isThere ? before.current : newest;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isShown, region, before]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const { current: back } = before;
    if (!back?.isConnected) return;
    const buttons = findButtons(region.current);
    const edge = event.shiftKey ? buttons[0] : buttons.at(-1);
    const leaves = event.key === 'Tab' && event.target === edge && back.closest('[data-dialog]') !== null;
    if (event.key !== 'Escape' && !leaves) return;
    event.preventDefault();
    back.focus();
  };
}
