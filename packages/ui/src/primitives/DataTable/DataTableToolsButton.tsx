import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { button } from '../Button/Button.css';
import { toolsIcon } from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';

export interface DataTableToolsButtonProps extends ComponentPropsWithRef<'button'> {
  /** The table's `toolsOpen`. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A word beside the icon, which names the button. Default: the icon alone. */
  children?: ReactNode;
}

/**
 * Opens and closes the toolbar of a DataTable from elsewhere, such as the head of its section: pass `toolsOpen` and
 * `onToolsOpenChange` to the table, and `aria-controls` to the button.
 */
export function DataTableToolsButton({
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: DataTableToolsButtonProps) {
  const label = useMessages(dataTableMessages).format('tableTools.open');
  return (
    <button
      type="button"
      title={children ? undefined : label}
      data-component="DataTableToolsButton"
      {...rest}
      aria-label={children ? undefined : label}
      aria-expanded={open}
      className={classNames(!children && button({ shape: 'icon' }), button({ size: 'medium' }), className)}
      onClick={() => onOpenChange(!open)}
    >
      {/* Lucide's `settings-2`, inlined as in the head, so that the table loads no icon library. */}
      <svg aria-hidden="true" viewBox="0 0 24 24" className={toolsIcon}>
        <path d="M14 17H5M19 7h-9" />
        <circle cx="17" cy="17" r="3" />
        <circle cx="7" cy="7" r="3" />
      </svg>
      {children}
    </button>
  );
}
