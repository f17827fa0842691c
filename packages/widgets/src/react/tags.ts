import type { EmbedElementName } from '@millrace/domain';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** Tag names of the widgets. */
export type MillraceTagName = `millrace-${EmbedElementName}`;

/** Attributes of a widget's tag. */
export interface MillraceTagAttributes extends HTMLAttributes<HTMLElement> {
  /** Id of the subject. */
  'data-id': string;
  /** Default `auto`: the page's `color-scheme`. */
  'data-theme'?: 'light' | 'dark' | 'auto' | undefined;
  /** Link relations, such as `sponsored nofollow`. */
  'data-rel'?: string | undefined;
  /** Height in px. Default by layout and rows; of a button 44. */
  'data-height'?: number | string | undefined;
  /** `strip` is 144 px high, `compact` one line of 56 px. Default `card`, or `list`. */
  'data-layout'?: 'card' | 'list' | 'strip' | 'compact' | undefined;
  /** `inherit` for the page's font. */
  'data-font'?: 'inherit' | undefined;
  /** Nothing is requested while it is set. */
  'data-consent'?: '' | undefined;
  /** From 1 to 20. Default 5. */
  'data-rows'?: number | string | undefined;
  /** Part of the subject; depends on the element. */
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
