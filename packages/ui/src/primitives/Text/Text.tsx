import type { ComponentPropsWithRef, Ref } from 'react';
import { classNames } from '../../internal/class-names';
import { text } from './Text.css';

/** `mono` is for identifiers, dates in lists and counts; `prose` for what somebody wrote. */
export const TEXT_VARIANTS = ['body', 'small', 'caption', 'label', 'mono', 'figure', 'prose'] as const;
export type TextVariant = (typeof TEXT_VARIANTS)[number];

export const TEXT_TONES = [
  'primary',
  'secondary',
  'muted',
  'accent',
  'success',
  'warning',
  'danger',
] as const;
export type TextTone = (typeof TEXT_TONES)[number];

export interface TextProps extends Omit<ComponentPropsWithRef<'span'>, 'ref'> {
  ref?: Ref<HTMLElement>;
  /** Default `body`. */
  variant?: TextVariant;
  /** Default: the variant's own, which is `secondary` for captions and labels. */
  tone?: TextTone;
  /** The element; default `span`. */
  as?: 'span' | 'p' | 'div' | 'dt' | 'dd' | 'time';
  /** For `time`, the machine-readable date. */
  dateTime?: string;
}

/** A run of text in one of our settings. */
export function Text({ variant = 'body', tone, as: Tag = 'span', ref, className, ...rest }: TextProps) {
  return (
    <Tag
      data-component="Text"
      {...rest}
      // Whoever asks for an element of another name knows which it is.
      ref={ref as Ref<never>}
      className={classNames(text({ variant, tone }), className)}
    />
  );
}
