import { type ReactNode, useState } from 'react';
import { ToastContext } from './ToastContext';
import { ToastRegion } from './ToastRegion';
import { createToastQueue, type ToastQueue } from './toast-queue';

export interface ToastProviderProps {
  /** A queue from `createToastQueue`, where code outside of React shows toasts too. Default: one of its own. */
  queue?: ToastQueue | undefined;
  children: ReactNode;
}

/** Gives an application its toasts, and the place where they appear. Part of UiProvider. */
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
