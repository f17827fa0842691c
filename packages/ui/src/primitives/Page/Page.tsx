import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { main, page, side, spacedMain } from './Page.css';

/**
 * `narrow` is one as wide as a feed or a form, in the middle; `two` has a right column from 768 px, `twoStart` a left
 * one from 1200 px; `three` has both, each from its width on.
 */
export const PAGE_COLUMNS = ['one', 'narrow', 'two', 'twoStart', 'three'] as const;
export type PageColumns = (typeof PAGE_COLUMNS)[number];

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** Default `one`. */
  columns?: PageColumns;
}

/** The frame of a page: at most 1376 px wide, 32 px margins, 16 on phones. Holds PageMain and PageSide. */
export function Page({ columns = 'one', className, ...rest }: PageProps) {
  return <div data-component="Page" {...rest} className={classNames(page({ columns }), className)} />;
}

export interface PageMainProps extends ComponentPropsWithRef<'main'> {
  /** Keeps a distance from the masthead: for pages that open with a section and have no head. Default false. */
  spaced?: boolean;
}

/** The main content, and the target of the skip link. One on a page. */
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
  /** `start` is the left column of `twoStart` and `three`, gone below 1200 px. Default `end`. */
  place?: 'start' | 'end';
}

/** A side column: sticks under the masthead, goes below the main content on phones. */
export function PageSide({ place = 'end', className, ...rest }: PageSideProps) {
  return <aside data-component="PageSide" {...rest} className={classNames(side({ place }), className)} />;
}
