import { classNames, useMessages } from '@millrace/ui/light';
import type { ComponentPropsWithRef } from 'react';
import { brandMessages } from '../brand.messages';
import { logo, mark } from './Logo.css';

/** `full` is mark and wordmark; `mark` has the name as its label. */
export const LOGO_VARIANTS = ['full', 'mark'] as const;
export type LogoVariant = (typeof LOGO_VARIANTS)[number];

/** `accent` colours the mark; `ink` uses the text colour. */
export const LOGO_TONES = ['accent', 'ink'] as const;
export type LogoTone = (typeof LOGO_TONES)[number];

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Parts of the logo. Default `full`. */
  variant?: LogoVariant;
  /** Colour. Default `accent`. */
  tone?: LogoTone;
}

/** Logo: three flow lines that merge into one, and the name from the catalogue. */
export function Logo({ variant = 'full', tone = 'accent', className, ...rest }: LogoProps) {
  const brand = useMessages(brandMessages).format('brand');
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
