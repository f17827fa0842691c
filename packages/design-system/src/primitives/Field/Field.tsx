import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../internal/class-names';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { field, foot, hint as hintClass, label as labelClass } from './Field.css';

/** What every field has around its control. */
export interface FieldFrameProps {
  label: ReactNode;
  /** Under the control; gives way to the error. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control invalid. */
  error?: ReactNode;
  /** `hidden` where the place says it to the eye, as in a search box. Default `shown`. */
  labelVisibility?: 'shown' | 'hidden';
}

/** What a field gives its control, to be spread on it. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldFrameProps {
  /** Id of the control; made if not given. */
  id?: string | undefined;
  /** At the end of the hint's line, such as a count. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label above, control, hint under it; the error takes the place of the hint. For controls of one's own. */
export function Field({
  label,
  hint,
  error,
  labelVisibility = 'shown',
  id,
  aside,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error || hint);
  const note = hasNote && (
    <p data-part={error ? 'error' : 'hint'} id={noteId} className={hintClass}>
      {error && <Icon icon={CircleAlert} />}
      <span>{error || hint}</span>
    </p>
  );
  return (
    <div
      data-component="Field"
      data-state={error ? 'invalid' : 'idle'}
      className={classNames(field, className)}
    >
      <label data-part="label" htmlFor={controlId} className={labelClass}>
        {labelVisibility === 'shown' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {aside ? (
        <div data-part="foot" className={foot}>
          {note}
          {aside}
        </div>
      ) : (
        note
      )}
    </div>
  );
}
