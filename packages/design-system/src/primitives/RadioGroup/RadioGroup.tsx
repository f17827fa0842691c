import { type ReactNode, useId } from 'react';
import { choice, choiceBox } from '../../internal/choice.css';
import { classNames } from '../../internal/class-names';
import { hint as hintClass } from '../Field/Field.css';
import { group, legend, optionsLine } from './RadioGroup.css';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  /** What is chosen. */
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  /** Name in the form; made if not given. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  error?: ReactNode;
  required?: boolean;
  className?: string;
}

/** One of a few, all in sight. Arrow keys move, as in every browser. */
export function RadioGroup<Value extends string = string>({
  label,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  error,
  required,
  className,
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const errorId = `${ownName}-error`;
  return (
    <fieldset
      data-component="RadioGroup"
      data-state={error ? 'invalid' : 'idle'}
      aria-describedby={error ? errorId : undefined}
      className={classNames(group, className)}
    >
      <legend className={legend}>{label}</legend>
      <div className={optionsLine}>
        {options.map((option) => (
          <label key={option.value} data-part="option" className={choice}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              disabled={option.disabled}
              required={required}
              aria-invalid={error ? true : undefined}
              className={choiceBox}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={hintClass}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
