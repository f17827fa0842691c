import { useLayoutEffect, useState } from 'react';
import { useEnvironment } from '../../hooks/environment';

/** A picture of nothing, which a browser neither fetches nor marks as broken. */
export const BLANK_PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * Returns the address of a picture, or of a drawing by whatever the provider names; `BLANK_PICTURE` while there is none.
 *
 * @param src Of a picture; a path that begins with `/art/` is a drawing's.
 */
export function useArtSource(src: string): string {
  const { artBaseUrl, drawArt } = useEnvironment();
  const [drawing, setDrawing] = useState<{ of: string; source: string } | null>(null);
  const isDrawn = artBaseUrl === undefined && src.startsWith('/art/');
  // Before the next paint, so that rows which come while one scrolls are not blank for a frame.
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
      // The ground stays.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isDrawn, drawArt, src]);
  if (isDrawn) return drawing?.of === src ? drawing.source : BLANK_PICTURE;
  return src.startsWith('/art/') ? artBaseUrl + src : src;
}
