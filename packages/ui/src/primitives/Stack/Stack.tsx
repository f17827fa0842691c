import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { layout, type Space } from '../../internal/layout.css';
import type { LayoutAlign } from '../../internal/layout-props';
import { stack } from './Stack.css';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Gap, a step of the grid: `xs` 8, `sm` 12, `md` 16, `lg` 24 … Default `md`. */
  gap?: Space;
  /** Horizontal alignment of narrow children. Default `stretch`. */
  align?: LayoutAlign;
}

/** Stacks children with an even gap. */
export function Stack({ gap = 'md', align = 'stretch', className, ...rest }: StackProps) {
  return (
    <div
      data-component="Stack"
      {...rest}
      className={classNames(stack, layout({ gap, alignItems: align }), className)}
    />
  );
}
