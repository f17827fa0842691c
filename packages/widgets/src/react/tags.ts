import type { EmbedElementName } from '@millrace/domain';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The tags of the widgets. */
export type MillraceTagName = `millrace-${EmbedElementName}`;

/** The attributes of a widget that is written as a tag. */
export interface MillraceTagAttributes extends HTMLAttributes<HTMLElement> {
  /** The id of what it is about. */
  'data-id': string;
  /** Default `auto`: the color-scheme of the page. */
  'data-theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Relations of its links, such as `sponsored nofollow`. */
  'data-rel'?: string | undefined;
  /** Height in px that is kept free until it arrives. */
  'data-height'?: number | string | undefined;
  /** From 1 to 20. Default 5. */
  'data-rows'?: number | string | undefined;
  /** A part of it; the parts differ by element. */
  'data-part'?: string | undefined;
}

type Tags = Record<MillraceTagName, DetailedHTMLProps<MillraceTagAttributes, HTMLElement>>;

declare global {
  interface HTMLElementTagNameMap extends Record<MillraceTagName, HTMLElement> {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
