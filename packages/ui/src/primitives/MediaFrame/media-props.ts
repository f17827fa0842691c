import type { ReactNode } from 'react';

/** Kinds of media of a post or an activity, named as in the API. @see FEED-036 */
export const MEDIA_FRAME_KINDS = ['image', 'video', 'youtube', 'vimeo', 'pdf', 'ppt'] as const;
export type MediaFrameKind = (typeof MEDIA_FRAME_KINDS)[number];

/**
 * Aspect ratio of the frame, kept before and after loading; `own` is that of a picture of known size, 96 to 560 px
 * high; smaller pictures are centred at their own size.
 */
export const MEDIA_RATIOS = ['16:9', '4:3', '3:2', '1:1', 'own'] as const;
export type MediaRatio = (typeof MEDIA_RATIOS)[number];

/** `cover` fills the frame and may crop, `contain` shows the whole. */
export const MEDIA_FITS = ['cover', 'contain'] as const;
export type MediaFit = (typeof MEDIA_FITS)[number];

export interface ImageMedia {
  kind: 'image';
  src: string;
  /** Alternative text; empty if the adjacent text is enough. */
  alt: string;
  srcSet?: string;
  sizes?: string;
  /** Default `lazy`; `eager` above the fold. */
  loading?: 'lazy' | 'eager';
  /** Size in pixels: with `ratio="own"` it prevents layout shift. */
  width?: number;
  height?: number;
}

export interface VideoMedia {
  kind: 'video';
  src: string;
  /** Accessible name. */
  title: string;
  /** URL of the poster, from our own host. */
  poster?: string;
  /** WebVTT tracks; the first is the default. */
  captions?: readonly { src: string; label: string; lang: string }[];
}

export interface EmbeddedMedia {
  kind: 'youtube' | 'vimeo';
  /** The provider's video id; for an unlisted one on Vimeo with its hash, `76979871/8272103f6e`. */
  id: string;
  title: string;
  /** URL of a still from our own host: nothing loads from the provider before a press. */
  poster?: string;
}

export interface DocumentMedia {
  kind: 'pdf' | 'ppt';
  /** URL that opens the document. */
  href: string;
  /** File name. */
  name: string;
  sizeBytes?: number;
  /** Opens the document in place, once hydrated; until then its link is followed. */
  onOpen?: (() => void) | undefined;
  /** True if it is open in place. Default `false`. */
  isOpen?: boolean;
  /** URL of an external viewer for this document, as a second link. */
  viewerHref?: string | undefined;
  /** `tab` opens it in a new tab, `download` saves it. Default `here`. */
  opens?: 'here' | 'tab' | 'download';
  /** Drawing or thumbnail of the first page, shown at the left. */
  picture?: ReactNode;
}

export type Media = ImageMedia | VideoMedia | EmbeddedMedia | DocumentMedia;
