import { type RefObject, useEffect, useRef, useState } from 'react';

type LoadingState = 'loading' | 'ready' | 'broken';

interface Loading {
  state: LoadingState;
  /** Tells one try from the next: a key for what loads. */
  attempt: number;
  retry: () => void;
  /** For what loads. */
  imageRef: RefObject<HTMLImageElement | null>;
  handleReady: () => void;
  handleBroken: () => void;
}

/** Tracks the loading state of a picture or a video, also of one that loaded before hydration. */
export function useLoading(): Loading {
  const [state, setState] = useState<LoadingState>('loading');
  const [attempt, setAttempt] = useState(0);
  const imageRef = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has an element of its own, which may be done already
  useEffect(() => {
    const image = imageRef.current;
    if (image?.complete) setState(image.naturalWidth > 0 ? 'ready' : 'broken');
  }, [attempt]);
  return {
    state,
    attempt,
    imageRef,
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
    handleReady: () => setState('ready'),
    handleBroken: () => setState('broken'),
  };
}
