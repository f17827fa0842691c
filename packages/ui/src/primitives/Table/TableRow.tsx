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
  /** Where it goes on narrow ground. Default: `facts`; a row number is hidden. */
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
  /** A TableRowLink, or text where the row leads nowhere. */
  children: ReactNode;
  /** A Badge behind the name. */
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

/** The name as a link whose target is the whole row. One in a row. */
export function TableRowLink({ className, ...rest }: Omit<LinkProps, 'variant'>) {
  return <Link variant="name" {...rest} className={classNames(rowLink, className)} />;
}

export interface TableRowActionProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onClick' | 'aria-label'> {
  ref?: Ref<HTMLElement>;
  icon: IconShape;
  /** Seen beside the icon in columns; on narrow ground only the icon is. */
  label: string;
  /** Says it in full: `Message Ostwald Quarzglas`. */
  accessibleLabel: string;
  /** Where it leads; a button without one. */
  href?: string;
  onClick?: MouseEventHandler;
}

/** The one action of a row, for a cell whose place is `action`. */
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
    // Whoever asks for a button or a link knows which it is.
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
