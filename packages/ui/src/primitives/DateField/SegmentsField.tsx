import { type ComponentPropsWithRef, type RefObject, useRef } from 'react';
import { useDateSegment } from 'react-aria';
import type { DateFieldState, DateSegment } from 'react-stately';
import { controlFrame } from '../../internal/control-frame.css';
import type { ControlState } from '../../internal/control-state';
import { normalizeSpaces } from '../../internal/normalize-spaces';
import { useBrowserStyle } from '../../internal/useBrowserStyle';
import { Field, type FieldFrameProps, RequiredValue } from '../Field';
import { line, segment as segmentClass, segments } from './DateSegments.css';

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

interface DateSegmentsProps {
  state: DateFieldState;
  /** What useDateField or useTimeField gives. */
  fieldProps: object;
  fieldRef: RefObject<HTMLDivElement | null>;
}

/** Day, month, year, hour and minute, each a part of its own, in the order of the language. */
export function DateSegments({ state, fieldProps, fieldRef }: DateSegmentsProps) {
  const { style: _style, ...rest } = fieldProps as { style?: object };
  return (
    <div {...rest} ref={fieldRef} data-part="segments" className={segments}>
      <div className={line}>
        {state.segments.map((segment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <Segment key={index} segment={segment} state={state} />
        ))}
      </div>
    </div>
  );
}

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  const { style = {}, ...rest } = segmentProps as { style?: Partial<CSSStyleDeclaration> };
  useBrowserStyle(ref, style);
  return (
    <span
      {...rest}
      ref={ref}
      data-part="segment"
      data-state={segment.type === 'literal' ? 'literal' : segment.isPlaceholder ? 'empty' : 'filled'}
      className={segmentClass}
    >
      {normalizeSpaces(segment.text)}
    </span>
  );
}
