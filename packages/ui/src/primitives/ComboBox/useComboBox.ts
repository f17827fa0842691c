import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isComposing, isEnter } from '../../internal/input-method';

interface UseComboBoxOptions {
  /** Option ids in order. */
  optionIds: readonly string[];
  /** True if there is anything to show: options, or a status text. */
  canOpen: boolean;
  /** Called on a choice. The list closes unless it returns `stay`. */
  onChoose: (id: string) => 'stay' | undefined;
  /** Called on Delete while an option is active; returns true if it can be removed. */
  onRemove?: ((id: string) => boolean) | undefined;
  /** Called on Enter while no option is active. */
  onEnter?: (() => void) | undefined;
  /** True if the best match is active at once, if Enter has no other meaning. Default `false`. */
  startsActive?: boolean | undefined;
}

/**
 * Handles keyboard and pointer of a combo box whose list only suggests: the focus stays in the input, the active
 * option is exposed by `aria-activedescendant`, and the typed text stays until an option is chosen.
 *
 * Custom instead of react-aria's, which hides the rest of the page from assistive technology while the list is open
 * but leaves it focusable; and every page has a combo box in its masthead.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useComboBox({
  optionIds,
  canOpen,
  onChoose,
  onRemove,
  onEnter,
  startsActive = false,
}: UseComboBoxOptions) {
  const listId = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  const [wantsOpen, setWantsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = wantsOpen && canOpen;
  /** A status text is no list. */
  const hasList = isOpen && optionIds.length > 0;
  const chosenByKey = isOpen ? optionIds.indexOf(activeId ?? '') : -1;
  const active = hasList && startsActive ? Math.max(0, chosenByKey) : chosenByKey;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active < 0) return;
    rootRef.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  // Not opened by focus alone: on some phones a press on a non-focusable element leaves the focus in the input.
  useEffect(() => {
    if (!isOpen) return;
    const handlePress = (event: globalThis.PointerEvent) => {
      if (rootRef.current && event.composedPath().includes(rootRef.current)) return;
      setWantsOpen(false);
      setActiveId(null);
    };
    document.addEventListener('pointerdown', handlePress, true);
    return () => document.removeEventListener('pointerdown', handlePress, true);
  }, [isOpen]);

  const open = () => setWantsOpen(true);
  const close = () => {
    setWantsOpen(false);
    setActiveId(null);
  };
  const choose = (id: string) => {
    if (onChoose(id) !== 'stay') close();
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) return open();
    const count = optionIds.length;
    const from = active < 0 && step < 0 ? 0 : active;
    setActiveId(optionIds[(from + step + count) % count] ?? null);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys that an input method uses choose nothing.
    if (isComposing(event)) return;
    const chosen = optionIds[active];
    if (isEnter(event)) {
      if (chosen === undefined && !isOpen && !onEnter) return;
      event.preventDefault();
      if (chosen !== undefined) return choose(chosen);
      close();
      return onEnter?.();
    }
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Escape':
        // A surrounding dialog closes with the next Escape only.
        if (isOpen) event.stopPropagation();
        return close();
      case 'Delete':
        // The next option becomes active, so that several can be removed in a row.
        if (chosen === undefined || !onRemove?.(chosen)) return;
        event.preventDefault();
        return setActiveId(optionIds[active + 1] ?? null);
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (!rootRef.current?.contains(event.relatedTarget)) close();
  };

  return {
    isOpen,
    open,
    close,
    /** True if Enter would choose an option. */
    hasActive: active >= 0,
    rootRef,
    rootProps: { onBlur: handleBlur },
    inputProps: {
      role: 'combobox' as const,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': hasList,
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onKeyDown: handleKeyDown,
    },
    listProps: { id: listId, role: 'listbox' as const },
    optionProps: (id: string, index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'aria-selected': index === active,
      'data-state': index === active ? 'active' : 'idle',
      // Keeps the focus in the input.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choose(id),
    }),
  };
}
