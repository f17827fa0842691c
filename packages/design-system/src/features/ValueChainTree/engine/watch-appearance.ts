const QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

export interface AppearanceListeners {
  /** Colours may be others. */
  onColors: () => void;
  /** Faces have loaded: texts may be wider or narrower. */
  onFonts: () => void;
}

/**
 * Tells when what a canvas cannot inherit has changed: the theme of an element, the reader's colours, the faces.
 *
 * @returns stops watching.
 */
export function watchAppearance(element: Element, { onColors, onFonts }: AppearanceListeners): () => void {
  const { fonts, defaultView } = element.ownerDocument;
  const lists = QUERIES.flatMap((query) => defaultView?.matchMedia(query) ?? []);
  for (const list of lists) list.addEventListener('change', onColors);
  const themed = new MutationObserver(onColors);
  for (let at: Element | null = element; at; at = at.parentElement) {
    themed.observe(at, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-contrast', 'style', 'class'],
    });
  }
  fonts.addEventListener('loadingdone', onFonts);
  return () => {
    for (const list of lists) list.removeEventListener('change', onColors);
    themed.disconnect();
    fonts.removeEventListener('loadingdone', onFonts);
  };
}
