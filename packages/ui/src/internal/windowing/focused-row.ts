/** Knows which row of a list has the focus, by its key. */
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
    const handleBlur = () => {
      this.key = null;
    };
    list.addEventListener('focusin', handleFocus);
    list.addEventListener('focusout', handleBlur);
    return () => {
      list.removeEventListener('focusin', handleFocus);
      list.removeEventListener('focusout', handleBlur);
    };
  }
}
