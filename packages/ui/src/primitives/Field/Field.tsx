import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../../internal/class-names';
import { VisuallyHidden } from '../VisuallyHidden';
import { field, foot, label as labelClass } from './Field.css';
import { FieldLabelText } from './FieldLabelText';
import { FieldNote } from './FieldNote';
import { type FieldControlProps, type FieldFrameProps, fieldLabelId, fieldNoteId } from './field-props';

export interface FieldProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'className' | 'id'> {
  /** Id of the control; generated if omitted. */
  id?: string | undefined;
  /**
   * `group` for a control of several parts, which a `<label>` cannot name: it is named by `aria-labelledby` with
   * `fieldLabelId(id)`, and a press on the label focuses its first part. Default `control`.
   */
  labelFor?: 'control' | 'group';
  /** Content at the end of the hint's line, such as a count. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/** Renders a label above a control and a hint below, which the error replaces. For custom controls. */
export function Field({
  label,
  hint,
  error,
  labelVisibility = 'shown',
  required,
  mark = required ? 'required' : 'none',
  id,
  labelFor = 'control',
  aside,
  className,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = fieldNoteId(controlId);
  const labelText = <FieldLabelText mark={mark}>{label}</FieldLabelText>;
  const note = <FieldNote id={noteId} hint={hint} error={error} />;
  return (
    <div
      data-component="Field"
      {...rest}
      data-state={error ? 'invalid' : 'idle'}
      className={classNames(field, className)}
    >
      <FieldLabel labelFor={labelFor} controlId={controlId}>
        {labelVisibility === 'shown' ? labelText : <VisuallyHidden>{labelText}</VisuallyHidden>}
      </FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': hint || error ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
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

interface FieldLabelProps {
  labelFor: 'control' | 'group';
  controlId: string;
  children: ReactNode;
}

const focusable = ':is(input, [tabindex="0"]):not([type="hidden"], :disabled)';

/** Renders the label of one control, or of a group of parts. */
function FieldLabel({ labelFor, controlId, children }: FieldLabelProps) {
  const shared = { 'data-part': 'label', id: fieldLabelId(controlId), className: labelClass };
  if (labelFor === 'control') {
    return (
      <label {...shared} htmlFor={controlId}>
        {children}
      </label>
    );
  }
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.parentElement?.querySelector<HTMLElement>(focusable)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as on a label, for pointers alone
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the parts by themselves
    <span {...shared} onClick={handleClick}>
      {children}
    </span>
  );
}
