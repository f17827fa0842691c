import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { useMessages } from '../../messages/MessagesContext';
import { FieldGroup, type FieldGroupProps } from '../Field';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  areaFromPercent,
  type CropArea,
  initialArea,
  moveArea,
  type PictureSize,
  percentFromArea,
  sizeArea,
} from './crop-area';
import { cropper, failure, size as sizeClass, stage, view } from './ImageCropper.css';
import { imageCropperMessages } from './ImageCropper.messages';
import { PICTURE_HEIGHT_PX } from './image-cropper-props';

export interface ImageCropperProps
  extends Omit<FieldGroupProps, 'children' | 'defaultValue' | 'onChange' | 'required' | 'mark' | 'disabled'> {
  /** Address of the picture; an object URL for a file that was just chosen. */
  src: string;
  /** What the picture shows. Empty where the label says it. Default empty. */
  alt?: string;
  /** Width by height of the area. Default 1. */
  aspect?: number;
  /** The area to start with, as a share of the largest one in either direction. Default 0.5. */
  initialShare?: number;
  /** In pixels of the picture itself. */
  value?: CropArea;
  defaultValue?: CropArea;
  /** With each movement, and once for the area that it starts with, as soon as the picture is there. */
  onValueChange?: (value: CropArea) => void;
  disabled?: boolean;
}

/** Chooses the part of a picture that is kept, always of one aspect. What is cut off is the host's. */
export function ImageCropper({
  src,
  alt = '',
  aspect = 1,
  initialShare = 0.5,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  ...rest
}: ImageCropperProps) {
  const messages = useMessages(imageCropperMessages);
  const cropperRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLImageElement>(null);
  const { size, pictureProps } = usePictureSize(pictureRef, src);
  const picture = size === 'failed' ? undefined : size;
  const [own, setOwn] = useState({ src, area: defaultValue });
  // An area is one of its picture.
  const area = value ?? (own.src === src ? own.area : undefined);
  const [said, setSaid] = useState('');
  const change = (next: CropArea) => {
    setOwn({ src, area: next });
    onValueChange?.(next);
  };
  const handleKey = useCropKeys({
    ref: cropperRef,
    area: picture && area,
    picture,
    aspect,
    onAreaChange: (next) => {
      change(next);
      setSaid(messages.format('imageCropper.place', { ...next }));
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture; an area that the host takes away stays away
  useEffect(() => {
    if (picture && !area) change(initialArea(picture, aspect, initialShare));
  }, [picture]);

  return (
    <FieldGroup data-component="ImageCropper" {...rest}>
      <div
        data-part="view"
        data-state={size === 'failed' ? 'failed' : picture ? 'ready' : 'loading'}
        className={view}
      >
        {size === 'failed' ? (
          <p role="alert" className={failure}>
            {messages.format('imageCropper.failed')}
          </p>
        ) : (
          <div ref={cropperRef} className={stage} onKeyDownCapture={disabled ? undefined : handleKey}>
            <ReactCrop
              className={cropper}
              {...(picture && {
                style: { inlineSize: PICTURE_HEIGHT_PX * (picture.width / picture.height) },
              })}
              aspect={aspect}
              crop={picture && area ? { unit: '%', ...percentFromArea(area, picture) } : undefined}
              disabled={disabled || !picture}
              keepSelection
              ruleOfThirds
              minWidth={24}
              minHeight={24}
              ariaLabels={{ ...noLabels, cropArea: messages.format('imageCropper.area') }}
              onChange={(_, percent) => picture && change(areaFromPercent(percent, aspect, picture))}
              onDragEnd={() => area && setSaid(messages.format('imageCropper.place', { ...area }))}
            >
              <img ref={pictureRef} src={src} alt={alt} draggable={false} {...pictureProps} />
            </ReactCrop>
          </div>
        )}
      </div>
      <p data-part="size" className={sizeClass}>
        {area ? messages.format('imageCropper.size', { ...area }) : '\u00a0'}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldGroup>
  );
}

/** The corners are for pointers alone; keys do the same on the area itself. */
const noLabels = {
  nwDragHandle: '',
  nDragHandle: '',
  neDragHandle: '',
  eDragHandle: '',
  seDragHandle: '',
  sDragHandle: '',
  swDragHandle: '',
  wDragHandle: '',
};

/** The size of a picture once it is there, also where it was there before the page had its scripts. */
function usePictureSize(ref: RefObject<HTMLImageElement | null>, src: string) {
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
function useCropKeys({ ref, area, picture, aspect, onAreaChange }: CropKeysOptions) {
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
