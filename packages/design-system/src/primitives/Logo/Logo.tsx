import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { logo, mark } from './Logo.css';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `full` is mark and word; `mark` alone carries the name as its label. Default `full`. */
  variant?: 'full' | 'mark';
  /** `accent` colours the mark; `ink` draws it like the text around it. Default `accent`. */
  tone?: 'accent' | 'ink';
}

/** Three flow lines that merge into one, and the name from the catalogue. */
export function Logo({ variant = 'full', tone = 'accent', className, ...rest }: LogoProps) {
  const brand = useMessages().format('brand');
  const named = variant === 'mark' ? { role: 'img', 'aria-label': brand } : {};
  return (
    <span data-component="Logo" {...named} {...rest} className={classNames(logo, className)}>
      <svg aria-hidden="true" className={mark({ tone })} viewBox="0 0 34 24" width="34" height="24">
        <path
          d="M0 4H6C15 4 15 12 24 12H34M0 12H34M0 20H6C15 20 15 12 24 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
        />
      </svg>
      {variant === 'full' && brand}
    </span>
  );
}
