import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { layout, type Space } from '../../internal/layout.css';
import type { InlineAlign, InlineJustify, InlineWrap } from '../../internal/layout-props';
import { inline } from './Inline.css';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Gap, a step of the grid: `xs` 8, `sm` 12, `md` 16, `lg` 24 … Default `xs`. */
  gap?: Space;
  /** Default `center`. */
  align?: InlineAlign;
  /** Default `start`. */
  justify?: InlineJustify;
  /** Default `wrap`. */
  wrap?: InlineWrap;
}

/** Lays out children in a row with an even gap, wrapping as needed. */
export function Inline({
  gap = 'xs',
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  className,
  ...rest
}: InlineProps) {
  const atoms = layout({ gap, alignItems: align, justifyContent: justify, flexWrap: wrap });
  return <div data-component="Inline" {...rest} className={classNames(inline, atoms, className)} />;
}
