import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Gives a text area the text that it is to show, in place of React's `value`, which writes a long text into the document
 * once more with each letter. What is typed stands there already: only what comes from elsewhere is set.
 *
 * @param text For whose every change the caller answers: what it does not take over stays in the text area.
 * @returns What it begins with, for `defaultValue`: always the same.
 */
export function useTextValue(areaRef: RefObject<HTMLTextAreaElement | null>, text: string): string {
  const [first] = useState(text);
  const before = useRef(text);
  useLayoutEffect(() => {
    const area = areaRef.current;
    // What was typed before the page came to life is not the text's yet, and not to be written over by it.
    if (area && text !== before.current && area.value !== text) area.value = text;
    before.current = text;
  }, [areaRef, text]);
  return first;
}
