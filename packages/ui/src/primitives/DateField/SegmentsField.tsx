import type { ComponentPropsWithRef, RefObject } from 'react';
import type { DateFieldState } from 'react-stately';
import { controlFrame } from '../../internal/control-frame.css';
import type { ControlState } from '../../internal/control-state';
import { Field, type FieldFrameProps, RequiredValue } from '../Field';
import { DateSegments } from './DateSegments';

interface SegmentsFieldProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Of the frame. */
  id: string;
  'data-component': string;
  controlState: ControlState;
  state: DateFieldState;
  /** What useDateField or useTimeField gives. */
  fieldProps: object;
  fieldRef: RefObject<HTMLDivElement | null>;
  /** The input that a form reads. */
  inputProps: ComponentPropsWithRef<'input'>;
  /** Where a form waits for a value: hears that one was wanted. */
  onMissing: ((message: string) => void) | undefined;
}

/** A field whose control is parts in a frame. `className` is the field's; `ref` and all else go to the frame. */
export function SegmentsField({
  label,
  hint,
  error,
  labelVisibility,
  required,
  mark,
  className,
  controlState,
  state,
  fieldProps,
  fieldRef,
  inputProps,
  onMissing,
  ...frame
}: SegmentsFieldProps) {
  return (
    <Field
      {...{ label, hint, error, labelVisibility, required, mark, className }}
      id={frame.id}
      labelFor="group"
    >
      {() => (
        <div {...frame} data-state={controlState} className={controlFrame}>
          <DateSegments state={state} fieldProps={fieldProps} fieldRef={fieldRef} />
          <input {...inputProps} />
          {onMissing && <RequiredValue isEmpty={!state.value} onMissing={onMissing} />}
        </div>
      )}
    </Field>
  );
}
