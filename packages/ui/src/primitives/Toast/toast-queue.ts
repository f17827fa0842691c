/** Default time in ms after which toasts close. @see ERR-013 */
export const TOAST_DURATION_MS = 3000;

export const TOAST_TONES = ['info', 'success', 'danger'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  text: string;
  /** Default `info`. */
  tone?: ToastTone;
  /** One action, such as Undo. */
  action?: ToastAction;
  /** Duration in ms; paused on hover and focus. Default 3000. */
  durationMs?: number;
}

export interface Toast extends ToastOptions {
  id: number;
}

/** Shows messages in the ToastRegion of this queue. */
export interface ToastQueue {
  show(toast: ToastOptions | string): number;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
  /** Returns the toasts; the same array until something changes. */
  current(): readonly Toast[];
}

/** Creates a queue, for code outside of React; in components use `useToasts`. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show(toast) {
      lastId += 1;
      const options = typeof toast === 'string' ? { text: toast } : toast;
      set([...toasts, { ...options, id: lastId }]);
      return lastId;
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
