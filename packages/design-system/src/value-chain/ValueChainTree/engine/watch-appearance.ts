const QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

export interface AppearanceListeners {
  /** Colours may be others. */
  onColors: () => void;
  /** The screen has other pixels: the window was moved to another one, or the page is zoomed. */
  onResolution: () => void;
}

/**
 * Tells when what a canvas cannot inherit has changed: the theme of an element, the reader's colours, the screen.
 *
 * @returns stops watching.
 */
export function watchAppearance(
  element: Element,
  { onColors, onResolution }: AppearanceListeners,
): () => void {
  const { defaultView } = element.ownerDocument;
  const lists = QUERIES.flatMap((query) => defaultView?.matchMedia(query) ?? []);
  for (const list of lists) list.addEventListener('change', onColors);
  const themed = new MutationObserver(onColors);
  for (let at: Element | null = element; at; at = at.parentElement) {
    themed.observe(at, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-contrast', 'style', 'class'],
    });
  }
  const stopResolution = defaultView ? watchResolution(defaultView, onResolution) : undefined;
  return () => {
    stopResolution?.();
    for (const list of lists) list.removeEventListener('change', onColors);
    themed.disconnect();
  };
}

/** A query asks for one resolution; the next one is asked for when it holds no more. */
function watchResolution(view: Window, onChange: () => void): () => void {
  let list: MediaQueryList;
  const listen = () => {
    list = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`);
    list.addEventListener('change', handleChange, { once: true });
  };
  const handleChange = () => {
    listen();
    onChange();
  };
  listen();
  return () => list.removeEventListener('change', handleChange);
}
