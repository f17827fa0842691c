import { type RefObject, useEffect, useState } from 'react';
import type { PictureSize } from './crop-area';

/** The size of a picture once it is there, also where it was there before the page had its scripts. */
export function usePictureSize(ref: RefObject<HTMLImageElement | null>, src: string) {
  const [loaded, setLoaded] = useState<{ src: string; size: PictureSize | 'failed' }>();
  const read = (picture: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    setLoaded({ src, size: width > 0 && height > 0 ? { width, height } : 'failed' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads anew with each address
  useEffect(() => {
    if (ref.current?.complete) read(ref.current);
  }, [ref, src]);
  return {
    size: loaded?.src === src ? loaded.size : undefined,
    pictureProps: {
      onLoad: (event: { currentTarget: HTMLImageElement }) => read(event.currentTarget),
      onError: () => setLoaded({ src, size: 'failed' }),
    },
  };
}
