import type { ComponentPropsWithRef, HTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../../internal/class-names';
import { isolateBracketed } from '../../internal/isolate-bracketed';
import { Button, ButtonLink } from '../Button';
import type { IconShape } from '../Icon';
import { Link, type LinkProps } from '../Link';
import {
  actionLabel,
  actionTarget,
  cellKind,
  cellPlace,
  name,
  nameArt,
  nameBadge,
  nameText,
  row,
  rowLink,
} from './Table.css';
import type { TableCellKind, TablePlace, TableRowState } from './table-props';
import { tableRoles } from './table-props';

export interface TableRowProps extends ComponentPropsWithRef<'tr'> {
  /** Default `idle`. */
  state?: TableRowState;
}

export function TableRow({ state = 'idle', className, ...rest }: TableRowProps) {
  return (
    <tr
      {...tableRoles.row}
      data-part="row"
      data-state={state}
      aria-selected={state === 'selected' ? true : undefined}
      {...rest}
      className={classNames(row, className)}
    />
  );
}

export interface TableCellProps extends ComponentPropsWithRef<'td'> {
  /** Default `text`. */
  kind?: TableCellKind;
  /** Place in narrow containers. Default: `facts`; a row number is hidden. */
  place?: TablePlace;
}

export function TableCell({ kind = 'text', place, className, ...rest }: TableCellProps) {
  const home = place ?? (kind === 'index' ? 'hidden' : 'facts');
  return (
    <td
      {...tableRoles.cell}
      data-part="cell"
      data-place={home}
      {...rest}
      className={classNames(cellKind[kind], cellPlace[home], className)}
    />
  );
}

export interface TableNameProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** An Art seal or thumb, or an Avatar. */
  art?: ReactNode;
  /** A TableRowLink, or text if the row is no link. */
  children: ReactNode;
  /** A Badge after the name. */
  badge?: ReactNode;
}

/** Lays out the content of a `name` cell: art, name, badge. */
export function TableName({ art, badge, className, children, ...rest }: TableNameProps) {
  return (
    <span data-part="name" {...rest} className={classNames(name, className)}>
      {art && (
        <span data-part="art" className={nameArt}>
          {art}
        </span>
      )}
      <span className={nameText}>
        <bdi>{isolateBracketed(children)}</bdi>
        {badge && ' '}
        {badge && <span className={nameBadge}>{badge}</span>}
      </span>
    </span>
  );
}

/** Renders the name as a stretched link that covers the whole row. One per row. */
export function TableRowLink({ className, ...rest }: Omit<LinkProps, 'variant'>) {
  return <Link variant="name" {...rest} className={classNames(rowLink, className)} />;
}

export interface TableRowActionProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onClick' | 'aria-label'> {
  ref?: Ref<HTMLElement>;
  icon: IconShape;
  /** Visible beside the icon in columns; narrow containers show only the icon. */
  label: string;
  /** Accessible name: `Message Ostwald Quarzglas`. */
  accessibleLabel: string;
  /** URL; a button without one. */
  href?: string;
  onClick?: MouseEventHandler;
}

/** Renders the single action of a row, for a cell whose place is `action`. */
export function TableRowAction({
  icon,
  label,
  accessibleLabel,
  href,
  ref,
  className,
  ...rest
}: TableRowActionProps) {
  const text = <span className={actionLabel}>{label}</span>;
  const shared = {
    ...rest,
    // The props determine the element, so the ref's type is narrowed here.
    ref: ref as Ref<never>,
    size: 'small',
    icon,
    'aria-label': accessibleLabel,
    className: classNames(actionTarget, className),
  } as const;
  return href === undefined ? (
    <Button {...shared}>{text}</Button>
  ) : (
    <ButtonLink {...shared} href={href}>
      {text}
    </ButtonLink>
  );
}
