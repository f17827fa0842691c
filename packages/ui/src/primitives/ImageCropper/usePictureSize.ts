import { type RefObject, useEffect, useState } from 'react';
import type { PictureSize } from './crop-area';

/** The size of a picture once it is there, also where it was there before the page had its scripts. */
export function usePictureSize(ref: RefObject<HTMLImageElement | null>, src: string) {
  const [loaded, setLoaded] = useState<{ src: string; size: PictureSize | 'failed' }>();
  useEffect(() => {
    if (ref.current?.complete) setLoaded({ src, size: toPictureSize(ref.current) });
  }, [ref, src]);
  return {
    size: loaded?.src === src ? loaded.size : undefined,
    pictureProps: {
      onLoad: (event: { currentTarget: HTMLImageElement }) =>
        setLoaded({ src, size: toPictureSize(event.currentTarget) }),
      onError: () => setLoaded({ src, size: 'failed' }),
    },
  };
}

function toPictureSize({
  naturalWidth: width,
  naturalHeight: height,
}: HTMLImageElement): PictureSize | 'failed' {
  return width > 0 && height > 0 ? { width, height } : 'failed';
}
