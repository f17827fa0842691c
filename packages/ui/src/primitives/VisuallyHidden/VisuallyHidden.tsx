import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { hidden } from './VisuallyHidden.css';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Renders text for screen readers only, in reading order. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-component="VisuallyHidden" {...rest} className={classNames(hidden, className)} />;
}
