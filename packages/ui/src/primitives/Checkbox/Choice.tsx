import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { choice, choiceBox, choiceDetail, choiceError } from '../../internal/choice.css';
import { classNames } from '../../internal/class-names';
import { idList } from '../../internal/id-list';
import { FieldLabelText, type FieldMark } from '../Field';
import { Icon } from '../Icon';

/** Props that checkbox, switch and radio share. */
export interface ChoiceTextProps {
  label: ReactNode;
  /** Hint below the label; describes the choice. Replaced by the error. */
  detail?: ReactNode;
  /** Error text; marks the choice invalid. */
  error?: ReactNode;
  /** Default: `required` if the choice is required. */
  mark?: FieldMark;
}

interface ChoiceProps extends ChoiceTextProps, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** Class of the surrounding label. */
  root: { 'data-component'?: string; 'data-part'?: string; className?: string | undefined };
}

/** Wraps a checkbox, radio or switch in its label: the whole line is the target, only its first line is the name. */
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
  // HTML has no read-only checkbox.
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
