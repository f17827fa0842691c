import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { layout, type Space } from '../../internal/layout.css';
import type { LayoutAlign } from '../../internal/layout-props';
import { columns } from './Columns.css';

/** Column ratios: equal parts, or a wider first column. */
export const COLUMN_RATIOS = ['halves', 'thirds', 'quarters', 'wideFirst'] as const;
export type ColumnRatio = (typeof COLUMN_RATIOS)[number];

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Default `halves`. */
  ratio?: ColumnRatio;
  /** Gap, a step of the grid. Default `xl`, 32 px. */
  gap?: Space;
  /** Vertical alignment. Default `start`. */
  align?: LayoutAlign;
}

/** Lays out columns of fixed ratios from 768 px on, and stacks them below that. */
export function Columns({ ratio = 'halves', gap = 'xl', align = 'start', className, ...rest }: ColumnsProps) {
  return (
    <div
      data-component="Columns"
      {...rest}
      className={classNames(columns({ ratio }), layout({ gap, alignItems: align }), className)}
    />
  );
}
