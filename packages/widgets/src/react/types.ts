import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';

/** A widget was painted. */
export interface MillraceReady {
  element: string;
  id: string;
}

/** A widget cannot be had: there is no such thing, or it could not be asked for. */
export interface MillraceError {
  element: string;
  id: string;
  reason: 'missing' | 'unavailable';
}

/** A reader pressed a link, or a button, which has no address. */
export interface MillraceClick {
  element: string;
  id: string;
  href: string | null;
}

/** A reader follows, or no longer does. */
export interface MillraceFollowing {
  id: string;
  name: string;
  following: boolean;
}

/** Whatever else an element of HTML takes, such as `hidden`, `slot` or `aria-label`, is passed on to it. */
export interface MillraceElementProps
  extends Omit<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'onError' | 'onClick'> {
  ref?: Ref<HTMLElement> | undefined;
  /** The id of what it is about. */
  id: string;
  /** Default `auto`: the color-scheme of the page. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** BCP 47. Default the language of the page around it. */
  lang?: string | undefined;
  /** Relations of its links, such as `sponsored nofollow`. */
  rel?: string | undefined;
  /** Height in px. Default by layout and rows. */
  height?: number | undefined;
  /** `strip` is 144 px high, `compact` one line of 56 px. Default `card`, or `list`. */
  layout?: 'card' | 'list' | 'strip' | 'compact' | undefined;
  /** `inherit` for the typeface of the page. Default ours. */
  font?: 'inherit' | undefined;
  className?: string | undefined;
  /** Also the custom properties of its look, such as `--mr-accent`. */
  style?: (CSSProperties & { [property: `--mr-${string}`]: string }) | undefined;
  /** The fallback: a link to the page on Millrace. */
  children: ReactNode;
  onReady?: ((event: CustomEvent<MillraceReady>) => void) | undefined;
  onError?: ((event: CustomEvent<MillraceError>) => void) | undefined;
  /** Prevent it, and nothing comes of the press. */
  onClick?: ((event: CustomEvent<MillraceClick>) => void) | undefined;
  /** Prevent it where your page follows for its reader, who else is led to Millrace. */
  onFollow?: ((event: CustomEvent<MillraceFollowing>) => void) | undefined;
}

export interface MillraceListProps extends MillraceElementProps {
  /** From 1 to 20, as far as guests may see the list: of suppliers five. Default 5. */
  rows?: number | undefined;
}

export interface MillracePartProps extends MillraceListProps {
  /** Which part of it; what there is differs by element. */
  part?: string | undefined;
}
