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
  /** URL of the picture; an object URL for a file that was just chosen. */
  src: string;
  /** Alternative text. Empty if the label is enough. Default empty. */
  alt?: string;
  /** Aspect ratio of the crop area, width by height. Default 1. */
  aspect?: number;
  /** Initial size of the crop area, as a share of the largest possible. Default 0.5. */
  initialShare?: number;
  /** Crop area in pixels of the picture. */
  value?: CropArea;
  defaultValue?: CropArea;
  /** Called on each change, and once with the initial area when the picture has loaded. */
  onValueChange?: (value: CropArea) => void;
  disabled?: boolean;
}

/** Selects a crop area of fixed aspect ratio. The host crops the picture. */
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
  // The area is reset when the picture changes.
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

/** The corner handles are for pointers only; keys resize the area itself. */
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

/** Returns the size of a picture once loaded, also if it loaded before hydration. */
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
  /** Renders the elements around react-image-crop. */
  ref: RefObject<HTMLElement | null>;
  area: CropArea | undefined;
  picture: PictureSize | undefined;
  aspect: number;
  onAreaChange: (area: CropArea) => void;
}

/** Step of one key press, as a share of the picture's width. */
const STEP_SHARE = 0.02;

const arrows: Readonly<Record<string, readonly [x: number, y: number, grow: number]>> = {
  ArrowLeft: [-1, 0, -1],
  ArrowRight: [1, 0, 1],
  ArrowUp: [0, -1, 1],
  ArrowDown: [0, 1, -1],
};

/**
 * Handles keys: arrows move the area, with Shift they resize it; with Alt by one pixel. Replaces the keys of
 * react-image-crop, which make every corner a tab stop.
 */
function useCropKeys({ ref, area, picture, aspect, onAreaChange }: CropKeysOptions) {
  const isReady = area !== undefined;
  useEffect(() => {
    if (!isReady) return;
    // With the role `group`, a screen reader would intercept the arrow keys.
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
