import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { atTheEnd, bar, row } from './Skeleton.css';

/** Widths as shares of the line: 8, 16, 38, 60 and 100 %. */
export const SKELETON_WIDTHS = ['figure', 'word', 'name', 'line', 'full'] as const;
export type SkeletonWidth = (typeof SKELETON_WIDTHS)[number];

/** `text` is a line, `seal` and `thumb` stand for art, `avatar` for a person, `plate` for a picture 4 by 3. */
export const SKELETON_SHAPES = ['text', 'seal', 'thumb', 'avatar', 'plate'] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Default `text`. */
  shape?: SkeletonShape;
  /** Of a line of text. Default `name`. */
  width?: SkeletonWidth;
}

/**
 * Stands where something will be, in its size. Comes after 150 ms, so that what is quick does not flash; say
 * once beside it, in a live region, that something loads.
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
  /** As many as will be there. Default 4. */
  count?: number;
  /** Art at the head of each row. Default `seal`. */
  art?: 'seal' | 'thumb' | 'avatar' | 'none';
}

/** Rows of a table before they arrive: 44 px each, 60 on narrow ground. */
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
