import { Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type RefObject, useId, useRef } from 'react';
import { type AriaButtonProps, mergeProps, useButton, useLocale, useNumberField } from 'react-aria';
import { useNumberFieldState } from 'react-stately';
import { classNames } from '../../internal/class-names';
import { controlFrame, frameButton, frameInput } from '../../internal/control-frame.css';
import { controlState } from '../../internal/control-state';
import { idList } from '../../internal/id-list';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesContext';
import { Field, type FieldControlProps, type FieldFrameProps, fieldLabelId } from '../Field';
import { Icon, type LucideIcon } from '../Icon';
import { input as inputClass, unit as unitClass } from './NumberField.css';
import { numberFieldMessages } from './NumberField.messages';

export interface NumberFieldProps
  extends Omit<FieldFrameProps, 'label'>,
    Omit<NumberFieldInputProps, 'control' | 'label' | 'required'> {
  /** Label; also part of the button names: `Increase draw length`. */
  label: string;
  id?: string;
}

/**
 * Renders a number input in the locale's format. On blur the value is clamped between `min` and `max` and rounded to a
 * step. `className` goes to the field; `ref` and all else to the input.
 */
export function NumberField({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  id,
  className,
  ...rest
}: NumberFieldProps) {
  return (
    <Field {...{ label, hint, error, labelVisibility, required, mark, id, className }}>
      {(control) => <NumberFieldInput {...rest} label={label} control={control} />}
    </Field>
  );
}

interface NumberFieldInputProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'type' | 'id' | 'required' | 'onChange'
  > {
  label: string;
  control: FieldControlProps;
  /** `null` is empty. */
  value?: number | null;
  defaultValue?: number | null;
  /** Called on blur, on Enter, and with each step. */
  onValueChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Step; typed values are rounded to it too. Default 1 for the buttons. */
  step?: number;
  /** Unit after the number, such as `mm`; read aloud with it. */
  unit?: string;
  /** Number format, such as `{ style: 'percent' }` or a number of decimals. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Buttons for one step up and down; never shown if read-only. Default `shown`. */
  steppers?: 'shown' | 'hidden';
}

/** Renders the frame with the number, its unit and its buttons. */
function NumberFieldInput({
  label,
  control,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  unit,
  formatOptions,
  steppers = 'shown',
  name,
  form,
  disabled,
  readOnly,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldInputProps) {
  const messages = useMessages(numberFieldMessages);
  const unitId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { locale } = useLocale();
  const options = {
    id: control.id,
    'aria-labelledby': fieldLabelId(control.id),
    'aria-describedby': idList(unit && unitId, control['aria-describedby'], describedBy),
    incrementAriaLabel: messages.format('numberField.increase', { label }),
    decrementAriaLabel: messages.format('numberField.decrease', { label }),
    // Scrolling over the input must not change the number.
    isWheelDisabled: true,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: control.required,
    isInvalid: control['aria-invalid'],
    minValue: min,
    maxValue: max,
    step,
    formatOptions,
    value: value === null ? Number.NaN : value,
    defaultValue: defaultValue === null ? Number.NaN : defaultValue,
    onChange: (changed: number) => onValueChange?.(Number.isNaN(changed) ? null : changed),
  };
  const state = useNumberFieldState({ ...options, locale });
  const { groupProps, inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(
    options,
    state,
    inputRef,
  );
  const mergedRef = useMergedRef(inputRef, ref);
  return (
    <div
      {...groupProps}
      data-component="NumberField"
      data-state={controlState({ disabled, readOnly, invalid: control['aria-invalid'] })}
      className={controlFrame}
    >
      <input
        {...mergeProps(inputProps, rest)}
        ref={mergedRef}
        required={control.required}
        data-part="input"
        className={classNames(frameInput, inputClass)}
      />
      {unit && (
        <span data-part="unit" id={unitId} className={unitClass}>
          {unit}
        </span>
      )}
      {name && (
        <input
          type="hidden"
          name={name}
          form={form}
          disabled={disabled}
          value={Number.isNaN(state.numberValue) ? '' : state.numberValue}
        />
      )}
      {steppers === 'shown' && !readOnly && (
        <>
          <Stepper {...decrementButtonProps} part="decrease" icon={Minus} />
          <Stepper {...incrementButtonProps} part="increase" icon={Plus} />
        </>
      )}
    </div>
  );
}

interface StepperProps extends AriaButtonProps {
  part: 'increase' | 'decrease';
  icon: LucideIcon;
}

function Stepper({ part, icon, ...props }: StepperProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, ref as RefObject<Element | null>);
  return (
    <button {...buttonProps} ref={ref} type="button" data-part={part} className={frameButton}>
      <Icon icon={icon} />
    </button>
  );
}
