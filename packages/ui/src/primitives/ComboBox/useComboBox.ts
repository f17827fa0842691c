import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

interface UseComboBoxOptions {
  /** Ids of the options in order. */
  optionIds: readonly string[];
  /** Whether there is anything to show: options, or words in place of them. */
  canOpen: boolean;
  /** The list closes then, unless it answers `stay`. */
  onChoose: (id: string) => 'stay' | undefined;
  /** Delete while an option is active; answers whether it can be removed. */
  onRemove?: ((id: string) => boolean) | undefined;
  /** Enter while no option is active. */
  onEnter?: (() => void) | undefined;
  /** True if the best match is active at once, where Enter can mean nothing else. Default `false`. */
  startsActive?: boolean | undefined;
}

/**
 * The keyboard and pointer of a combo box whose list is a matter of suggestion: the focus stays in the input,
 * the active option is told by `aria-activedescendant`, and what is typed stands as it is until one is chosen.
 *
 * Our own rather than react-aria's, which hides the rest of the page from assistive technology while the list is
 * open and leaves it focusable; and the masthead of every page has one.
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
  /** Words in place of options are no list. */
  const hasList = isOpen && optionIds.length > 0;
  const chosenByKey = isOpen ? optionIds.indexOf(activeId ?? '') : -1;
  const active = hasList && startsActive ? Math.max(0, chosenByKey) : chosenByKey;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active < 0) return;
    rootRef.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  // Not by the focus alone: a press on what takes no focus leaves it in the input on some phones.
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
    // Enter that ends the composing of a character chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const chosen = optionIds[active];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Escape':
        // What it stands in closes with the next one.
        if (isOpen) event.stopPropagation();
        return close();
      case 'Delete':
        // The next one becomes active, so that several can be removed.
        if (chosen === undefined || !onRemove?.(chosen)) return;
        event.preventDefault();
        return setActiveId(optionIds[active + 1] ?? null);
      case 'Enter':
        if (chosen === undefined && !isOpen && !onEnter) return;
        event.preventDefault();
        if (chosen !== undefined) return choose(chosen);
        close();
        return onEnter?.();
    }
  };
  const handleBlur = (event: FocusEvent) => {
    if (!rootRef.current?.contains(event.relatedTarget)) close();
  };

  return {
    isOpen,
    open,
    close,
    /** True if there is an option that Enter chooses. */
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
      // The focus stays in the input.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => choose(id),
    }),
  };
}
