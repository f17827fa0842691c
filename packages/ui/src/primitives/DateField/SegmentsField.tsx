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
  /** Ref of the frame. */
  id: string;
  'data-component': string;
  controlState: ControlState;
  state: DateFieldState;
  /** Result of useDateField or useTimeField. */
  fieldProps: object;
  fieldRef: RefObject<HTMLDivElement | null>;
  /** Hidden input that a form submits. */
  inputProps: ComponentPropsWithRef<'input'>;
  /** Required-value validator; called when the form is submitted without a value. */
  onMissing: ((message: string) => void) | undefined;
}

/** Renders a field of segments in a frame. `className` goes to the field; `ref` and all else to the frame. */
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
  /** Result of useDateField or useTimeField. */
  fieldProps: object;
  fieldRef: RefObject<HTMLDivElement | null>;
}

/** Renders day, month, year, hour and minute as segments, in the order of the language. */
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
