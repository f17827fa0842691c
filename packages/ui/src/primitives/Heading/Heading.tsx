import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { heading } from './Heading.css';

/** Sizes of headings by use: a page, an index, a dialog, a section, a part of one, a panel. */
export const HEADING_SIZES = ['page', 'index', 'dialog', 'section', 'part', 'panel'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the document outline; each page has one of level 1. */
  level: HeadingLevel;
  /** Default: `page` for level 1, `section` for 2, `part` below. */
  size?: HeadingSize;
}

export function Heading({ level, size = defaultSize(level), className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag data-component="Heading" {...rest} className={classNames(heading({ size }), className)} />;
}

function defaultSize(level: HeadingLevel): HeadingSize {
  if (level === 1) return 'page';
  return level === 2 ? 'section' : 'part';
}
