import { type RefObject, useEffect } from 'react';

/**
 * Gives back the focus that a story takes when it opens something in a window of its own. The reader of the page has
 * not asked for it, and a dialog would not let it go.
 *
 * @param stage around the story's window
 */
export function useReturnedFocus(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current;
    let isAsked = false;
    const ask = () => {
      isAsked = true;
    };
    const giveBack = () => {
      const taker = document.activeElement;
      if (!isAsked && taker instanceof HTMLIFrameElement && element?.contains(taker)) taker.blur();
    };
    // The window loses the focus when it goes into another one within; who has it is known after that.
    const handleBlur = () => setTimeout(giveBack);
    const timing = { once: true, passive: true };
    element?.addEventListener('pointerenter', ask, timing);
    window.addEventListener('keydown', ask, timing);
    window.addEventListener('blur', handleBlur);
    return () => {
      element?.removeEventListener('pointerenter', ask);
      window.removeEventListener('keydown', ask);
      window.removeEventListener('blur', handleBlur);
    };
  }, [stage]);
}
