import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';

interface SearchDisclosure {
  isOpen: boolean;
  /** For the link that opens and closes it. */
  toggleProps: { ref: RefObject<HTMLAnchorElement | null>; onClick: (event: MouseEvent) => void };
  /** For the box itself. */
  foldProps: {
    ref: RefObject<HTMLDivElement | null>;
    onBlur: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The search box of a narrow masthead: open while it is used. Escape closes it and gives the focus back. */
export function useSearchDisclosure(): SearchDisclosure {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLAnchorElement>(null);
  const fold = useRef<HTMLDivElement>(null);
  const stays = (target: EventTarget | null) =>
    target instanceof Node && (fold.current?.contains(target) || toggle.current?.contains(target));
  return {
    isOpen,
    toggleProps: {
      ref: toggle,
      onClick: (event) => {
        event.preventDefault();
        setIsOpen(!isOpen);
        // Shown before React does, as only what is seen can take the focus.
        if (fold.current) fold.current.dataset.state = isOpen ? 'closed' : 'open';
        if (!isOpen) fold.current?.querySelector('input')?.focus();
      },
    },
    foldProps: {
      ref: fold,
      onBlur: ({ relatedTarget }) => {
        if (!stays(relatedTarget)) setIsOpen(false);
      },
      onKeyDown: ({ key, defaultPrevented }) => {
        if (key !== 'Escape' || defaultPrevented || !isOpen) return;
        setIsOpen(false);
        toggle.current?.focus();
      },
    },
  };
}
