/** Knows which row of a list has the focus, or had it last, by its key: Tab leads back to it. */
export class FocusedRow {
  key: string | null = null;

  /** @param toKey The key of an element that is a row. */
  constructor(private readonly toKey: (element: Element) => string | undefined) {}

  /** @returns What ends it. */
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
