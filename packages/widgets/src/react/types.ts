import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import type { ElementProps } from '../wrappers/attributes';
import type { MillraceHandlers } from '../wrappers/events';

/** Props of all elements. Other HTML attributes, such as `hidden`, `slot` or `aria-label`, are passed on. */
export interface MillraceElementProps
  extends Omit<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style' | 'lang' | 'onError' | 'onClick'>,
    Omit<ElementProps, 'rows' | 'part'>,
    MillraceHandlers {
  ref?: Ref<HTMLElement> | undefined;
  className?: string | undefined;
  /** Inline style, including the CSS custom properties of the theme, such as `--mr-accent`. */
  style?: (CSSProperties & { [property: `--mr-${string}`]: string }) | undefined;
  /** Fallback: a link to the page on Millrace. */
  children: ReactNode;
}

export interface MillraceListProps extends MillraceElementProps, Pick<ElementProps, 'rows'> {}

export interface MillracePartProps extends MillraceListProps, Pick<ElementProps, 'part'> {}
