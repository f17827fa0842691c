import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { type CropArea, moveArea, type PictureSize, sizeArea } from './crop-area';

interface CropKeysOptions {
  /** Around what react-image-crop draws. */
  ref: RefObject<HTMLElement | null>;
  area: CropArea | undefined;
  picture: PictureSize | undefined;
  aspect: number;
  onAreaChange: (area: CropArea) => void;
}

/** px of the picture that one press of a key moves, as a share of its width. */
const STEP_SHARE = 0.02;

const arrows: Readonly<Record<string, readonly [x: number, y: number, grow: number]>> = {
  ArrowLeft: [-1, 0, -1],
  ArrowRight: [1, 0, 1],
  ArrowUp: [0, -1, 1],
  ArrowDown: [0, 1, -1],
};

/**
 * Arrow keys move the area, with Shift they size it; with Alt by one pixel. In place of the keys of react-image-crop,
 * which want every corner to be a stop of its own.
 */
export function useCropKeys({ ref, area, picture, aspect, onAreaChange }: CropKeysOptions) {
  const isReady = area !== undefined;
  useEffect(() => {
    if (!isReady) return;
    // A group would keep the arrow keys of a screen reader to itself.
    ref.current?.querySelector('.ReactCrop__crop-selection')?.setAttribute('role', 'application');
    for (const handle of ref.current?.querySelectorAll<HTMLElement>('.ReactCrop__drag-handle') ?? []) {
      handle.tabIndex = -1;
      handle.ariaHidden = 'true';
    }
  }, [ref, isReady]);

  return (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || !area || !picture) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.altKey ? 1 : Math.max(1, Math.round(picture.width * STEP_SHARE));
    const [x, y, grow] = arrow;
    onAreaChange(
      event.shiftKey
        ? sizeArea(area, grow * step, aspect, picture)
        : moveArea(area, x * step, y * step, picture),
    );
  };
}
