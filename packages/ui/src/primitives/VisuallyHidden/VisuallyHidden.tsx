import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { hidden } from './VisuallyHidden.css';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text for those who listen: out of sight, in the reading order. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="VisuallyHidden" {...rest} className={classNames(hidden, className)} />;
}
