import type { ComponentPropsWithRef, Ref } from 'react';
import { classNames } from '../../internal/class-names';
import { text } from './Text.css';

/** `mono` is for identifiers, dates in lists and counts; `prose` for user-written text. */
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
  /** Default: by variant, `secondary` for captions and labels. */
  tone?: TextTone;
  /** HTML element; default `span`. */
  as?: 'span' | 'p' | 'div' | 'dt' | 'dd' | 'time';
  /** Machine-readable date of a `time` element. */
  dateTime?: string;
}

/** Renders text in one of the type styles. */
export function Text({ variant = 'body', tone, as: Tag = 'span', ref, className, ...rest }: TextProps) {
  return (
    <Tag
      data-component="Text"
      {...rest}
      // The `as` prop determines the element, so the ref's type is narrowed here.
      ref={ref as Ref<never>}
      className={classNames(text({ variant, tone }), className)}
    />
  );
}
