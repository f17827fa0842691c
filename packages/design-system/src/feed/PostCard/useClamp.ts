import { POST_CLAMP_LINES } from '@millrace/domain';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Letters that surely need more than three lines: of the 66 that a post has at most, and of those on a phone. */
const SURELY_LONG = { anywhere: 260, onPhones: 140 };

interface Clamp {
  /** For the text. */
  ref: RefObject<HTMLDivElement | null>;
  /** True if the text needs more lines than it is given; `on-phones` is what the server guesses of a middling one. */
  isLong: boolean | 'on-phones';
}

/**
 * Clamps a text to three lines, and tells if it needs more. It is measured once it is rendered, and again when its width or its
 * face changes; the server guesses by its length, so that little moves. @see FEED-035
 */
export function useClamp(text: string): Clamp {
  const ref = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState<Clamp['isLong']>(() => looksLong(text));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsLong(needsMore(element));
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [text]);

  return { ref, isLong };
}

function looksLong(text: string): Clamp['isLong'] {
  if (text.length > SURELY_LONG.anywhere || text.split('\n').length > POST_CLAMP_LINES) return true;
  return text.length > SURELY_LONG.onPhones && 'on-phones';
}

function needsMore(element: HTMLElement): boolean {
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
  // Half a line, as heights are rounded.
  return element.scrollHeight > lineHeight * (POST_CLAMP_LINES + 0.5);
}
