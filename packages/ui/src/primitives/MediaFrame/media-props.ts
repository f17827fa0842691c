import type { ReactNode } from 'react';

/** What a post or an activity may carry, by the words of the contract. @see FEED-036 */
export const MEDIA_FRAME_KINDS = ['image', 'video', 'youtube', 'vimeo', 'pdf', 'ppt'] as const;
export type MediaFrameKind = (typeof MEDIA_FRAME_KINDS)[number];

/**
 * Width to height of the frame, the same before and after the picture is there; `own` is that of a picture whose
 * size is known, from 96 to 560 px in height; a small picture stands in its midst in its own size.
 */
export const MEDIA_RATIOS = ['16:9', '4:3', '3:2', '1:1', 'own'] as const;
export type MediaRatio = (typeof MEDIA_RATIOS)[number];

/** `cover` fills the frame and may cut, `contain` shows all. */
export const MEDIA_FITS = ['cover', 'contain'] as const;
export type MediaFit = (typeof MEDIA_FITS)[number];

export interface ImageMedia {
  kind: 'image';
  src: string;
  /** What it shows; empty where the text beside it says it. */
  alt: string;
  srcSet?: string;
  sizes?: string;
  /** Default `lazy`; `eager` above the fold. */
  loading?: 'lazy' | 'eager';
  /** In pixels: with `ratio="own"` they keep its place. */
  width?: number;
  height?: number;
}

export interface VideoMedia {
  kind: 'video';
  src: string;
  /** What it shows, read aloud. */
  title: string;
  /** A still, from our own host. */
  poster?: string;
  /** WebVTT files; the first is the default. */
  captions?: readonly { src: string; label: string; lang: string }[];
}

export interface EmbeddedMedia {
  kind: 'youtube' | 'vimeo';
  /** The provider's id of the video; of an unlisted one on Vimeo with its hash, `76979871/8272103f6e`. */
  id: string;
  title: string;
  /** A still, from our own host: the provider is asked for nothing before the reader wants it. */
  poster?: string;
}

export interface DocumentMedia {
  kind: 'pdf' | 'ppt';
  /** Where it opens. */
  href: string;
  /** Name of the file. */
  name: string;
  sizeBytes?: number;
  /** Opens it where it stands, once the page answers to presses; until then its link does. */
  onOpen?: (() => void) | undefined;
  /** True if it is open there. Default `false`. */
  isOpen?: boolean;
  /** Somebody else’s viewer with this document, as a second link. */
  viewerHref?: string | undefined;
  /** `tab` opens it beside the page, `download` saves it. Default `here`. */
  opens?: 'here' | 'tab' | 'download';
  /** A drawing or the first page, at its left. */
  picture?: ReactNode;
}

export type Media = ImageMedia | VideoMedia | EmbeddedMedia | DocumentMedia;
