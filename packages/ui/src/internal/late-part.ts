import { useSyncExternalStore } from 'react';

/** Part of a component that is lazy-loaded when it is first rendered. */
export interface LatePart<Part> {
  /** Returns the part; null on the server, until hydration, and while it loads. */
  usePart(): Part | null;
  /** Preloads it. */
  preload(): void;
}

/** Loads a part once for all components that render it; after a failure the next one retries. */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const preload = () => {
    if (part !== null || isLoading) return;
    isLoading = true;
    load()
      .then((loaded) => {
        part = loaded;
        for (const tell of listeners) tell();
      })
      // The failure is ignored: the component stays usable without the part.
      .catch(() => {})
      .finally(() => {
        isLoading = false;
      });
  };
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    preload();
    return () => {
      listeners.delete(tell);
    };
  };
  return { preload, usePart: () => useSyncExternalStore(subscribe, () => part, none) };
}

const none = () => null;
