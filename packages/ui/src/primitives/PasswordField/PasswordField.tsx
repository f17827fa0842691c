import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../../internal/class-names';
import { fieldControl } from '../../internal/field-control.css';
import { idList } from '../../internal/id-list';
import { useMessages } from '../../messages/MessagesContext';
import { Field, type FieldFrameProps } from '../Field';
import { Icon } from '../Icon';
import { frame, reveal, roomAtTheEnd } from './PasswordField.css';
import { passwordFieldMessages } from './PasswordField.messages';

export interface PasswordFieldProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Called with the new text on each change. */
  onValueChange?: (value: string) => void;
  /** Default `current-password`; `new-password` if one is set. */
  autoComplete?: 'current-password' | 'new-password';
}

/** Renders a password input that can be revealed. `className` goes to the field; `ref` and all else to the input. */
export function PasswordField({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  className,
  id,
  autoComplete = 'current-password',
  onChange,
  onValueChange,
  ...rest
}: PasswordFieldProps) {
  const messages = useMessages(passwordFieldMessages);
  const [isShown, setIsShown] = useState(false);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <Field {...{ label, hint, error, labelVisibility, required, mark, id, className }}>
      {(control) => (
        <span className={frame}>
          <input
            data-component="PasswordField"
            {...rest}
            {...control}
            aria-describedby={idList(control['aria-describedby'], rest['aria-describedby'])}
            autoComplete={autoComplete}
            type={isShown ? 'text' : 'password'}
            className={classNames(fieldControl, roomAtTheEnd)}
            onChange={handleChange}
          />
          <button
            type="button"
            data-part="reveal"
            className={reveal}
            aria-label={messages.format(isShown ? 'passwordField.hide' : 'passwordField.show')}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon icon={isShown ? EyeOff : Eye} />
          </button>
        </span>
      )}
    </Field>
  );
}
