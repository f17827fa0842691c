import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { spinnerMessages } from '../Spinner/Spinner.messages';
import { VisuallyHidden } from '../VisuallyHidden';
import { body, head, table, wrapper } from './Table.css';
import { tableRoles } from './table-props';

export interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Caption for screen readers. */
  caption: string;
  /** A TableHead and a TableBody. */
  children: ReactNode;
  /** True while rows load: announced once, and exposed as `aria-busy`. */
  busy?: boolean;
}

/**
 * Renders a table from markup, for a few rows that need neither sorting nor search; use DataTable for data. If its
 * container is narrower than 600 px each row becomes a name, a line of facts and one figure or action: give every cell
 * its `place`.
 */
export function Table({ caption, busy = false, className, children, ...rest }: TableProps) {
  const messages = useMessages(spinnerMessages);
  return (
    <div data-component="Table" {...rest} className={classNames(wrapper, className)}>
      {busy && <VisuallyHidden role="status">{messages.format('spinner.label')}</VisuallyHidden>}
      <table {...tableRoles.table} aria-busy={busy || undefined} className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </div>
  );
}

export type TableHeadProps = ComponentPropsWithRef<'thead'>;

/** Holds TableColumn elements. Hidden where rows are lines: offer sorting outside the table too. */
export function TableHead({ className, children, ...rest }: TableHeadProps) {
  return (
    <thead data-part="head" {...rest} className={classNames(head, className)}>
      <tr {...tableRoles.row}>{children}</tr>
    </thead>
  );
}

export type TableBodyProps = ComponentPropsWithRef<'tbody'>;

/** Holds TableRow elements. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  return <tbody {...tableRoles.body} data-part="body" {...rest} className={classNames(body, className)} />;
}
