import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { hint as hintClass } from './Field.css';

interface FieldNoteProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Renders the hint, or the error in its place. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (!hint && !error) return null;
  return (
    <p data-part={error ? 'error' : 'hint'} id={id} className={hintClass}>
      {error && <Icon icon={CircleAlert} />}
      <span>{error || hint}</span>
    </p>
  );
}
