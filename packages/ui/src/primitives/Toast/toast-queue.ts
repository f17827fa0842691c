/** Toasts close by themselves after this long. @see ERR-013 */
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
  /** One thing to do about it, such as Undo. */
  action?: ToastAction;
  /** How long it stays; it waits while it is pointed at or focused. Default 3000. */
  durationMs?: number;
}

export interface Toast extends ToastOptions {
  id: number;
}

/** Shows messages in the ToastRegion that has this queue. */
export interface ToastQueue {
  show(toast: ToastOptions | string): number;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
  /** The same list until something changes. */
  current(): readonly Toast[];
}

/** A queue of one's own, for code that stands outside of React; inside, `useToasts` has one. */
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
