import { IconButton } from '@millrace/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fields, row } from './fact-row.css';

export interface FactRowProps {
  /** Accessible name of the row. */
  label: string;
  removeLabel: string;
  onRemove: () => void;
  /** Fields, side by side if there is room. */
  children: ReactNode;
}

/** Groups the fields of one fact in a list, with its remove button. */
export function FactRow({ label, removeLabel, onRemove, children }: FactRowProps) {
  return (
    <fieldset className={row} aria-label={label} data-part="fact-row">
      <div className={fields}>{children}</div>
      <IconButton icon={Trash2} label={removeLabel} tone="quiet" onClick={onRemove} />
    </fieldset>
  );
}
