import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets a text area grow where the engine does not know `field-sizing: content`; elsewhere it does nothing.
 *
 * @param value the text, where the caller holds it: what is set from outside makes no event
 */
export function useMeasuredGrowth(
  ref: RefObject<HTMLTextAreaElement | null>,
  grows: boolean,
  value: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is set from outside makes no event
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || !grows || CSS.supports('field-sizing', 'content')) return;
    const measure = () => fitToText(area);
    measure();
    area.addEventListener('input', measure);
    const resized = new ResizeObserver(measure);
    resized.observe(area);
    return () => {
      area.removeEventListener('input', measure);
      resized.disconnect();
    };
  }, [ref, grows, value]);
}

function fitToText(area: HTMLTextAreaElement): void {
  const field = area.parentElement;
  // Once made larger by hand it stays so.
  if (!field || area.style.height !== '') return;
  const { scrollTop } = area;
  // The field keeps its height meanwhile, or a page scrolled to its end would jump.
  field.style.minBlockSize = `${field.offsetHeight}px`;
  area.style.blockSize = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + borders}px`;
  field.style.minBlockSize = '';
  area.scrollTop = scrollTop;
}
