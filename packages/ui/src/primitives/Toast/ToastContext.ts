import { createContext, useContext } from 'react';
import type { ToastQueue } from './toast-queue';

export const ToastContext = createContext<ToastQueue | null>(null);

/** Returns the toast queue: `toasts.show('Product updated!')`. @throws outside of UiProvider and ToastProvider. */
export function useToasts(): ToastQueue {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('useToasts needs a UiProvider or a ToastProvider above it.');
  return queue;
}
