import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { unit, wideOnly } from './Table.css';

export type TableUnitProps = ComponentPropsWithRef<'span'>;

/** Shown in the line of facts only: the unit that is otherwise in the column head, as in `14 contacts`. */
export function TableUnit({ className, ...rest }: TableUnitProps) {
  return <span {...rest} className={classNames(unit, className)} />;
}

export type TableWideOnlyProps = ComponentPropsWithRef<'span'>;

/** Shown in columns only: content that does not fit the line of facts. */
export function TableWideOnly({ className, ...rest }: TableWideOnlyProps) {
  return <span {...rest} className={classNames(wideOnly, className)} />;
}
