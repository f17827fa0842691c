import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Sets the text of a text area without React's `value`, which rewrites a long text in the DOM on each letter. Only
 * changes from elsewhere are written, as typed text is already there.
 *
 * @param text Value of the caller, which must follow every change: rejected input stays in the text area.
 * @returns Initial text for `defaultValue`; never changes.
 */
export function useTextValue(areaRef: RefObject<HTMLTextAreaElement | null>, text: string): string {
  const [first] = useState(text);
  const before = useRef(text);
  useLayoutEffect(() => {
    const area = areaRef.current;
    // Text typed before hydration is not in the state yet, and must not be overwritten.
    if (area && text !== before.current && area.value !== text) area.value = text;
    before.current = text;
  }, [areaRef, text]);
  return first;
}
