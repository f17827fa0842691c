import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { choice, choiceBox, choiceDetail, choiceError } from '../../internal/choice.css';
import { classNames } from '../../internal/class-names';
import { idList } from '../../internal/id-list';
import { FieldLabelText, type FieldMark } from '../Field';
import { Icon } from '../Icon';

/** What a checkbox, a switch and a radio have beside their box. */
export interface ChoiceTextProps {
  label: ReactNode;
  /** A line more under the label; describes the choice. Gives way to the error. */
  detail?: ReactNode;
  /** What is wrong; marks the choice invalid. */
  error?: ReactNode;
  /** Default: `required` where it is. */
  mark?: FieldMark;
}

interface ChoiceProps extends ChoiceTextProps, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** For the label around it. */
  root: { 'data-component'?: string; 'data-part'?: string; className?: string | undefined };
}

/** A box, a dot or a switch in its label: the whole line is the target, and only the first line is its name. */
export function Choice({
  root,
  label,
  detail,
  error,
  readOnly = false,
  mark = 'none',
  onChange,
  onClick,
  ...rest
}: ChoiceProps) {
  const id = useId();
  const note = error || detail;
  const text = <FieldLabelText mark={mark}>{label}</FieldLabelText>;
  // Browsers know no checkbox that can only be read.
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    if (readOnly) event.preventDefault();
    onClick?.(event);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (!readOnly) onChange?.(event);
  };
  const named = note
    ? {
        'aria-labelledby': `${id}-label`,
        'aria-describedby': idList(`${id}-note`, rest['aria-describedby']),
      }
    : undefined;
  return (
    <label {...root} className={classNames(choice, root.className)}>
      <input
        {...rest}
        {...named}
        {...(error && { 'aria-invalid': true })}
        {...(readOnly && { 'aria-readonly': true })}
        className={choiceBox}
        onClick={handleClick}
        onChange={handleChange}
      />
      {note ? (
        <span>
          <span id={`${id}-label`}>{text}</span>
          <span
            data-part={error ? 'error' : 'detail'}
            id={`${id}-note`}
            className={error ? choiceError : choiceDetail}
          >
            {error && <Icon icon={CircleAlert} />}
            {note}
          </span>
        </span>
      ) : (
        <span>{text}</span>
      )}
    </label>
  );
}
