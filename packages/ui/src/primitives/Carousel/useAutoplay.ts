import { useEffect, useState } from 'react';
import type { EmblaApi } from './embla-api';

interface AutoplayOptions {
  /** True if it starts by itself. */
  wanted: boolean;
  intervalMs: number;
  /** The reader asked for less motion: it does not start by itself, and slides change without moving. */
  isStill: boolean;
}

interface Autoplay {
  /** True if it plays on by itself; true also while it is only held. */
  isPlaying: boolean;
  /** True if slides come by themselves now. */
  isRunning: boolean;
  toggle: () => void;
  /** Handlers for the root: pointing at it and focusing in it hold the slides. */
  hold: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Goes to the next slide at each interval, until paused; a reader who asked for less motion starts it. */
export function useAutoplay(embla: EmblaApi, { wanted, intervalMs, isStill }: AutoplayOptions): Autoplay {
  const [choice, setChoice] = useState<'playing' | 'paused' | null>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPlaying = choice === null ? wanted && !isStill : choice === 'playing';
  const isRunning = isPlaying && !isPointedAt && !isFocused;

  useEffect(() => {
    if (!embla || !isRunning) return;
    const timer = setInterval(() => embla.scrollNext(isStill), intervalMs);
    return () => clearInterval(timer);
  }, [embla, isRunning, intervalMs, isStill]);

  const toggle = () => {
    setChoice(isPlaying ? 'paused' : 'playing');
    // The press itself points at it and focuses it; only what comes after it holds the slides again.
    setIsPointedAt(false);
    setIsFocused(false);
  };

  return {
    isPlaying,
    isRunning,
    toggle,
    hold: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
    },
  };
}
