import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

interface MenuDisclosure {
  /** For the `<details>`. */
  disclosureProps: {
    ref: RefObject<HTMLDetailsElement | null>;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For a link that is followed. */
  close: () => void;
}

/**
 * Adds light dismiss to a disclosure menu of links: `<details>` opens and closes it, without scripts too; this closes it
 * on a press outside, on Escape, which restores the focus, and when the focus leaves. The element alone holds
 * whether it is open, as it may have been opened before React was there.
 *
 * @see NAV-005
 */
export function useMenuDisclosure(): MenuDisclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (ref.current) ref.current.open = false;
  }, []);

  useEffect(() => {
    const handlePress = (event: PointerEvent) => {
      if (ref.current && !event.composedPath().includes(ref.current)) close();
    };
    document.addEventListener('pointerdown', handlePress, true);
    return () => document.removeEventListener('pointerdown', handlePress, true);
  }, [close]);

  return {
    close,
    disclosureProps: {
      ref,
      onBlur: ({ relatedTarget }) => {
        // Without a target the window itself lost the focus, or a press landed on what takes none.
        if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
      },
      onKeyDown: ({ key }) => {
        if (key !== 'Escape' || !ref.current?.open) return;
        close();
        ref.current.querySelector('summary')?.focus();
      },
    },
  };
}
