import { useLayoutEffect, useState } from 'react';
import { useEnvironment } from '../../hooks/environment';

/** Transparent placeholder image that a browser neither fetches nor marks as broken. */
export const BLANK_PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * Returns the URL of a picture, or of a drawing from the provider's art source; `BLANK_PICTURE` while there is none.
 *
 * @param src URL of a picture; a path that begins with `/art/` is a drawing.
 */
export function useArtSource(src: string): string {
  const { artBaseUrl, drawArt } = useEnvironment();
  const [drawing, setDrawing] = useState<{ of: string; source: string } | null>(null);
  const isDrawn = artBaseUrl === undefined && src.startsWith('/art/');
  // A layout effect runs before paint, so that rows rendered while scrolling are not blank for a frame.
  useLayoutEffect(() => {
    if (!isDrawn || !drawArt) return;
    const drawn = drawArt(src);
    if (typeof drawn === 'string') {
      setDrawing({ of: src, source: drawn });
      return;
    }
    let isGone = false;
    drawn.then(
      (source) => {
        if (!isGone) setDrawing({ of: src, source });
      },
      // On failure the placeholder stays.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isDrawn, drawArt, src]);
  if (isDrawn) return drawing?.of === src ? drawing.source : BLANK_PICTURE;
  return src.startsWith('/art/') ? artBaseUrl + src : src;
}
