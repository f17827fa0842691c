import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Returns true while the page is printed or shown in print preview. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, now, no);
}

function subscribe(tell: () => void): () => void {
  const becomes = (value: boolean) => () => {
    isPrinting = value;
    tell();
  };
  const begin = becomes(true);
  const end = becomes(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const now = () => isPrinting;
const no = () => false;
