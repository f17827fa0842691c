import { VisuallyHidden } from '@millrace/ui';
import type { ReactNode } from 'react';
import styles from './docs.module.css';

interface DocsTableProps {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}

/** A table of sentences; the design system's own Table is for lines of data. Its rows begin with a `th`. */
export function DocsTable({ caption, columns, children }: DocsTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
