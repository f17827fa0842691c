import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../internal/class-names';
import { idList } from '../../internal/id-list';
import { VisuallyHidden } from '../VisuallyHidden';
import { field, groupLegend, label as labelClass } from './Field.css';
import { FieldLabelText } from './FieldLabelText';
import { FieldNote } from './FieldNote';
import type { FieldFrameProps } from './field-props';

export interface FieldGroupProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  children: ReactNode;
}

/**
 * Groups controls that answer one question, such as radios: a legend above, hint or error below. The controls set
 * the `required` attribute; here `required` only adds the mark.
 */
export function FieldGroup({
  label,
  hint,
  error,
  labelVisibility = 'shown',
  required,
  mark = required ? 'required' : 'none',
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const noteId = useId();
  const hasNote = Boolean(hint || error);
  const labelText = <FieldLabelText mark={mark}>{label}</FieldLabelText>;
  return (
    <fieldset
      data-component="FieldGroup"
      {...rest}
      data-state={error ? 'invalid' : 'idle'}
      aria-describedby={idList(hasNote && noteId, rest['aria-describedby'])}
      className={classNames(field, className)}
    >
      <legend data-part="label" className={classNames(labelClass, groupLegend)}>
        {labelVisibility === 'shown' ? labelText : <VisuallyHidden>{labelText}</VisuallyHidden>}
      </legend>
      {children}
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
