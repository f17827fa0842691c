import { type ReactNode, useState } from 'react';
import { ToastContext } from './ToastContext';
import { ToastRegion } from './ToastRegion';
import { createToastQueue, type ToastQueue } from './toast-queue';

export interface ToastProviderProps {
  /** Queue from `createToastQueue`, if code outside of React shows toasts too. Default: an own queue. */
  queue?: ToastQueue | undefined;
  children: ReactNode;
}

/** Provides the toast queue and renders the toast region. Part of UiProvider. */
export function ToastProvider({ queue, children }: ToastProviderProps) {
  const [ownQueue] = useState(createToastQueue);
  const shown = queue ?? ownQueue;
  return (
    <ToastContext.Provider value={shown}>
      {children}
      <ToastRegion queue={shown} />
    </ToastContext.Provider>
  );
}
