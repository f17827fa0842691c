import { IconButton, Menu, type MenuItem } from '@millrace/ui';
import { Ellipsis } from 'lucide-react';

export interface RowMenuProps {
  /** Accessible name: `More about Ostwald Quarzglas`. */
  label: string;
  items: MenuItem[];
}

/** Menu of further actions on a row. */
export function RowMenu({ label, items }: RowMenuProps) {
  return (
    <Menu
      label={label}
      items={items}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} size="small" tone="quiet" icon={Ellipsis} label={label} />
      )}
    />
  );
}
