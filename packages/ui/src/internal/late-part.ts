import { useSyncExternalStore } from 'react';

/** Part of a component that is loaded when it is first rendered. */
export interface LatePart<Part> {
  /** Returns the part; null on the server, until hydration, and while it loads. */
  usePart(): Part | null;
  /** Begins to load it, before it is rendered. */
  preload(): void;
}

/** Loads a part once for all that render it; one that did not arrive is asked for again by the next that does. */
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
      // What shows without it stays; nobody waits for the failure.
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
