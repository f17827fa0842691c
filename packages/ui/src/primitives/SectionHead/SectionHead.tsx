import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { Heading, type HeadingLevel } from '../Heading';
import {
  actions as actionsClass,
  fact as factClass,
  head,
  number as numberClass,
  title as titleClass,
} from './SectionHead.css';

/** `panel` is the small heading of a side panel or list, never numbered. */
export const SECTION_HEAD_VARIANTS = ['section', 'panel'] as const;
export type SectionHeadVariant = (typeof SECTION_HEAD_VARIANTS)[number];

export interface SectionHeadProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** Id of the heading, for the section's `aria-labelledby` and for links to it. */
  titleId?: string;
  /** Number on a page of three or more sections that are read in order; none elsewhere. */
  number?: number;
  /** One short fact, such as `38 companies in 14 countries`. */
  fact?: ReactNode;
  /** Actions of the section, at the end of the line. */
  actions?: ReactNode;
  /** Heading level; the first is the title of an index. Default 2. */
  level?: HeadingLevel;
  /** Default `section`. */
  variant?: SectionHeadVariant;
}

/** Renders the head of a section: a 2 px rule, number, title, fact, actions. */
export function SectionHead({
  title,
  titleId,
  number,
  fact,
  actions,
  level = 2,
  variant = 'section',
  className,
  ...rest
}: SectionHeadProps) {
  return (
    <div data-component="SectionHead" {...rest} className={classNames(head({ variant }), className)}>
      {number !== undefined && variant === 'section' && (
        <span data-part="number" aria-hidden="true" className={numberClass}>
          {number}
        </span>
      )}
      <Heading
        level={level}
        size={level === 1 && variant === 'section' ? 'index' : variant}
        id={titleId}
        tabIndex={titleId ? -1 : undefined}
        className={titleClass}
      >
        {title}
      </Heading>
      {fact && (
        <span data-part="fact" className={factClass}>
          {fact}
        </span>
      )}
      {actions && (
        <div data-part="actions" className={actionsClass}>
          {actions}
        </div>
      )}
    </div>
  );
}
