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
  /** Height in px. Default by layout and rows; of a button name 44. */
  'data-height'?: number | string | undefined;
  /** `strip` is 144 px high, `compact` one line of 56 px. Default `card`, or `list`. */
  'data-layout'?: 'card' | 'list' | 'strip' | 'compact' | undefined;
  /** `inherit` for the typeface of the page. */
  'data-font'?: 'inherit' | undefined;
  /** Nothing is asked for while it is there. */
  'data-consent'?: '' | undefined;
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
