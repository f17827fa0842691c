import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { atTheEnd, bar, row } from './Skeleton.css';

/** Widths as shares of the line: 8, 16, 38, 60 and 100 %. */
export const SKELETON_WIDTHS = ['figure', 'word', 'name', 'line', 'full'] as const;
export type SkeletonWidth = (typeof SKELETON_WIDTHS)[number];

/** `text` is a line, `seal` and `thumb` replace art, `avatar` a person, `plate` a picture of 4:3. */
export const SKELETON_SHAPES = ['text', 'seal', 'thumb', 'avatar', 'plate'] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Default `text`. */
  shape?: SkeletonShape;
  /** Width of a line of text. Default `name`. */
  width?: SkeletonWidth;
}

/**
 * Renders a placeholder of the size of loading content. Appears after 150 ms, so that fast loads do not flash;
 * announce the loading once beside it, in a live region.
 */
export function Skeleton({ shape = 'text', width = 'name', className, ...rest }: SkeletonProps) {
  return (
    <span
      data-component="Skeleton"
      aria-hidden="true"
      {...rest}
      className={classNames(bar({ shape, width: shape === 'text' ? width : undefined }), className)}
    />
  );
}

export interface SkeletonRowsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Expected number of rows. Default 4. */
  count?: number;
  /** Art at the start of each row. Default `seal`. */
  art?: 'seal' | 'thumb' | 'avatar' | 'none';
}

/** Renders placeholder rows of a table: 44 px each, 60 in narrow containers. */
export function SkeletonRows({ count = 4, art = 'seal', className, ...rest }: SkeletonRowsProps) {
  return (
    <div data-component="SkeletonRows" aria-hidden="true" {...rest} className={className}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={index} className={row}>
          {art !== 'none' && <Skeleton shape={art} />}
          <Skeleton width="name" />
          <Skeleton width="word" />
          <Skeleton width="figure" className={atTheEnd} />
        </div>
      ))}
    </div>
  );
}
