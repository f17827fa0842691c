/** Tracks the row of a list that has the focus, or had it last, by key: Tab returns to it. */
export class FocusedRow {
  key: string | null = null;

  /** @param toKey Returns the key of an element that is a row. */
  constructor(private readonly toKey: (element: Element) => string | undefined) {}

  /** Starts tracking. @returns a function that stops it. */
  watch(list: HTMLElement): () => void {
    const handleFocus = ({ target }: Event) => {
      for (let node = target as Element | null; node && node !== list; node = node.parentElement) {
        const key = this.toKey(node);
        if (key !== undefined) this.key = key;
      }
    };
    list.addEventListener('focusin', handleFocus);
    return () => list.removeEventListener('focusin', handleFocus);
  }
}
