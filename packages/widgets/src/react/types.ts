import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';

/** Detail of `ready`: a widget was painted. */
export interface MillraceReady {
  element: string;
  id: string;
}

/** Detail of `error`: a widget is unavailable, because its subject does not exist or the request failed. */
export interface MillraceError {
  element: string;
  id: string;
  reason: 'missing' | 'unavailable';
}

/** Detail of `click`: a reader clicked a link, or a button, which has no address. */
export interface MillraceClick {
  element: string;
  id: string;
  href: string | null;
}

/** Detail of `follow`: a reader follows or unfollows. */
export interface MillraceFollowing {
  id: string;
  name: string;
  following: boolean;
}

/** Props of all elements. Other HTML attributes, such as `hidden`, `slot` or `aria-label`, are passed on. */
export interface MillraceElementProps
  extends Omit<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'onError' | 'onClick'> {
  ref?: Ref<HTMLElement> | undefined;
  /** Id of the subject. */
  id: string;
  /** Default `auto`: the page's `color-scheme`. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** BCP 47 language. Default the language of the surrounding page. */
  lang?: string | undefined;
  /** Link relations, such as `sponsored nofollow`. */
  rel?: string | undefined;
  /** Height in px. Default by layout and rows. */
  height?: number | undefined;
  /** `strip` is 144 px high, `compact` one line of 56 px. Default `card`, or `list`. */
  layout?: 'card' | 'list' | 'strip' | 'compact' | undefined;
  /** `inherit` for the page's font. Default ours. */
  font?: 'inherit' | undefined;
  className?: string | undefined;
  /** Inline style, including the CSS custom properties of the theme, such as `--mr-accent`. */
  style?: (CSSProperties & { [property: `--mr-${string}`]: string }) | undefined;
  /** Fallback: a link to the page on Millrace. */
  children: ReactNode;
  onReady?: ((event: CustomEvent<MillraceReady>) => void) | undefined;
  onError?: ((event: CustomEvent<MillraceError>) => void) | undefined;
  /** Call `preventDefault()` to cancel the click. */
  onClick?: ((event: CustomEvent<MillraceClick>) => void) | undefined;
  /** Call `preventDefault()` if your page follows for its reader, who is otherwise led to Millrace. */
  onFollow?: ((event: CustomEvent<MillraceFollowing>) => void) | undefined;
}

export interface MillraceListProps extends MillraceElementProps {
  /** From 1 to 20, as far as guests may see the list: of suppliers five. Default 5. */
  rows?: number | undefined;
}

export interface MillracePartProps extends MillraceListProps {
  /** Part of the subject; depends on the element. */
  part?: string | undefined;
}
