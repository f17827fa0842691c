import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { badge } from './Badge.css';

/** `premium` is amber, `neutral` a bordered word, `count` a filled number. */
export const BADGE_TONES = ['premium', 'neutral', 'count'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Default `neutral`. */
  tone?: BadgeTone;
}

/** Shows one word or number beside a name. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-component="Badge" {...rest} className={classNames(badge({ tone }), className)} />;
}
