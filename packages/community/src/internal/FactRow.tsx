import { IconButton } from '@millrace/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fields, row } from './fact-row.css';

export interface FactRowProps {
  /** Names the row for assistive technology. */
  label: string;
  removeLabel: string;
  onRemove: () => void;
  /** Fields, side by side where there is room. */
  children: ReactNode;
}

/** Groups the fields of one of several facts, with the control that takes it away. */
export function FactRow({ label, removeLabel, onRemove, children }: FactRowProps) {
  return (
    <fieldset className={row} aria-label={label} data-part="fact-row">
      <div className={fields}>{children}</div>
      <IconButton icon={Trash2} label={removeLabel} tone="quiet" onClick={onRemove} />
    </fieldset>
  );
}
