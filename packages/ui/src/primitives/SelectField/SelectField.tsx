import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { fieldControl } from '../../internal/field-control.css';
import { idList } from '../../internal/id-list';
import { Field, type FieldControlProps, type FieldFrameProps } from '../Field';
import { Icon } from '../Icon';
import { arrow, frame, line, select } from './SelectField.css';

/** `line` places the label before a small select, as `Sort by` beside a table. */
export const SELECT_FIELD_LAYOUTS = ['block', 'line'] as const;
export type SelectFieldLayout = (typeof SELECT_FIELD_LAYOUTS)[number];

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string = string>
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'select'>, 'value' | 'defaultValue' | 'size' | 'children'> {
  options: readonly SelectOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Placeholder shown while nothing is chosen; cannot be chosen again. */
  placeholder?: string;
  /** Read-only: shows the choice but does not allow changes. */
  readOnly?: boolean;
  /** Default `block`. */
  layout?: SelectFieldLayout;
}

/** Offers a choice from a short list, with a native select. `className` goes to the field. */
export function SelectField<Value extends string = string>({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  className,
  id,
  options,
  placeholder,
  readOnly = false,
  layout = 'block',
  onChange,
  onValueChange,
  ...rest
}: SelectFieldProps<Value>) {
  const given = rest.value ?? rest.defaultValue;
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    const chosen = options.find((option) => option.value === event.target.value);
    if (chosen) onValueChange?.(chosen.value);
  };
  const describedBy = (control: FieldControlProps) =>
    idList(control['aria-describedby'], rest['aria-describedby']);
  return (
    <Field
      {...{ label, hint, error, labelVisibility, required, mark, id }}
      className={classNames(layout === 'line' && line, className)}
    >
      {(control) =>
        readOnly ? (
          <ReadOnlyChoice
            {...control}
            aria-describedby={describedBy(control)}
            attributes={rest}
            chosen={options.find(({ value }) => value === given)}
          />
        ) : (
          <span className={frame}>
            <select
              data-component="SelectField"
              {...rest}
              // Otherwise the browser preselects the first option.
              {...(placeholder !== undefined && given === undefined && { defaultValue: '' })}
              {...control}
              aria-describedby={describedBy(control)}
              className={classNames(fieldControl, select({ layout }))}
              onChange={handleChange}
            >
              {placeholder !== undefined && (
                <option value="" disabled hidden>
                  {placeholder}
                </option>
              )}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon icon={ChevronDown} className={arrow} />
          </span>
        )
      }
    </Field>
  );
}

interface ReadOnlyChoiceProps extends FieldControlProps {
  /** Attributes of the select that it replaces. */
  attributes: Omit<ComponentPropsWithRef<'select'>, keyof FieldControlProps>;
  chosen: SelectOption | undefined;
}

/** Renders a read-only select, which HTML lacks. */
function ReadOnlyChoice({ attributes, chosen, ...control }: ReadOnlyChoiceProps) {
  const { name, value: _value, defaultValue: _defaultValue, ...rest } = attributes;
  const { form, disabled } = rest;
  return (
    <>
      <input
        {...(rest as ComponentPropsWithRef<'input'>)}
        {...control}
        data-component="SelectField"
        type="text"
        readOnly
        value={chosen?.label ?? ''}
        className={fieldControl}
      />
      {name && <input type="hidden" {...{ name, form, disabled }} value={chosen?.value ?? ''} />}
    </>
  );
}
