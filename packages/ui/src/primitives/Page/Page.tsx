import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { main, page, side, spacedMain } from './Page.css';

/**
 * `narrow` is a centred column as wide as a feed or a form; `two` has a right column from 768 px, `twoStart` a left
 * one from 1200 px; `three` has both, each from its breakpoint.
 */
export const PAGE_COLUMNS = ['one', 'narrow', 'two', 'twoStart', 'three'] as const;
export type PageColumns = (typeof PAGE_COLUMNS)[number];

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** Default `one`. */
  columns?: PageColumns;
}

/** Lays out a page: at most 1376 px wide, 32 px margins, 16 on phones. Holds PageMain and PageSide. */
export function Page({ columns = 'one', className, ...rest }: PageProps) {
  return <div data-component="Page" {...rest} className={classNames(page({ columns }), className)} />;
}

export interface PageMainProps extends ComponentPropsWithRef<'main'> {
  /** Adds space below the masthead, for pages that start with a section instead of a head. Default false. */
  spaced?: boolean;
}

/** Renders the main content, the target of the skip link. One per page. */
export function PageMain({ id = 'main', spaced = false, className, ...rest }: PageMainProps) {
  return (
    <main
      data-component="PageMain"
      tabIndex={-1}
      {...rest}
      id={id}
      className={classNames(main, spaced && spacedMain, className)}
    />
  );
}

export interface PageSideProps extends ComponentPropsWithRef<'aside'> {
  /** `start` is the left column of `twoStart` and `three`, hidden below 1200 px. Default `end`. */
  place?: 'start' | 'end';
}

/** Renders a side column: sticky below the masthead, below the main content on phones. */
export function PageSide({ place = 'end', className, ...rest }: PageSideProps) {
  return <aside data-component="PageSide" {...rest} className={classNames(side({ place }), className)} />;
}
