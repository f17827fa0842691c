import { type ComponentPropsWithRef, type RefObject, useId, useMemo, useRef } from 'react';
import { mergeProps, useNumberFormatter, useSlider, useSliderThumb } from 'react-aria';
import { type SliderState, useSliderState } from 'react-stately';
import { classNames } from '../../internal/class-names';
import { quantity } from '../../internal/quantity';
import { useBrowserStyle } from '../../internal/useBrowserStyle';
import { useMessages } from '../../messages/MessagesContext';
import { type FieldFrameProps, FieldLabelText, FieldNote } from '../Field';
import { field, label as labelClass } from '../Field/Field.css';
import { VisuallyHidden } from '../VisuallyHidden';
import {
  END,
  fill,
  head,
  input as inputClass,
  mark as markClass,
  markLabel,
  marks as marksClass,
  output,
  rail,
  slider,
  thumb,
  track,
} from './Slider.css';
import { sliderMessages } from './Slider.messages';

export interface SliderProps<Value extends SliderValue = number>
  extends Omit<FieldFrameProps, 'required'>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Value; a pair for a range, which has two thumbs. */
  value?: Value;
  /** Initial value if uncontrolled; default `min`. */
  defaultValue?: Value;
  /** Called with each step of a thumb. */
  onValueChange?: (value: Value) => void;
  /** Called when a thumb is released, and on each key: for expensive changes, such as a search. */
  onValueCommit?: (value: Value) => void;
  /** Default 0. */
  min?: number;
  /** Default 100. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** Unit after each value, such as `m/s`. */
  unit?: string;
  /** Number format, such as `{ style: 'percent' }`. */
  formatOptions?: Intl.NumberFormatOptions;
  /** Ticks below the rail, in any order. */
  marks?: readonly SliderMark[];
  /** Form name; both ends of a range are submitted under it, the lower first. */
  name?: string;
  /** Disables it; a disabled slider is not submitted. */
  disabled?: boolean;
}

/** Renders a slider for a value or a range. If the exact number matters, use a NumberField. */
export function Slider<Value extends SliderValue = number>({
  label,
  hint,
  error,
  labelVisibility = 'shown',
  mark = 'none',
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  unit,
  formatOptions,
  marks,
  name,
  disabled = false,
  className,
  ...rest
}: SliderProps<Value>) {
  const messages = useMessages(sliderMessages);
  const noteId = useId();
  const trackRef = useRef<HTMLDivElement>(null);
  const fillRef = useRef<HTMLDivElement>(null);
  const numberFormatter = useNumberFormatter(formatOptions);
  const isRange = Array.isArray(value ?? defaultValue);
  const asValue = (values: number[]) => (isRange ? values : values[0]) as Value;
  const options = {
    label,
    labelElementType: 'span' as const,
    'aria-describedby': hint || error ? noteId : undefined,
    minValue: min,
    maxValue: max,
    step,
    isDisabled: disabled,
    value: useValues(value),
    defaultValue: useValues(defaultValue),
    onChange: (values: number[]) => onValueChange?.(asValue(values)),
    onChangeEnd: (values: number[]) => onValueCommit?.(asValue(values)),
  };
  const state = useSliderState({ ...options, numberFormatter });
  const { groupProps, labelProps, trackProps, outputProps } = useSlider(options, state, trackRef);
  const { style: _style, ...trackHandlers } = trackProps;
  const formatValue = (shown: number) =>
    quantity([numberFormatter.format(shown), unit].filter(Boolean).join(' '), messages);
  const [from = min, to = from] = state.values;
  const filled = isRange
    ? [state.getValuePercent(from), state.getValuePercent(to)]
    : [0, state.getValuePercent(from)];
  const [start = 0, end = 0] = filled;
  useBrowserStyle(fillRef, {
    insetInlineStart: isRange ? `${start * 100}%` : `-${END}`,
    insetInlineEnd: `${(1 - end) * 100}%`,
  });
  const labelText = <FieldLabelText mark={mark}>{label}</FieldLabelText>;
  return (
    <div
      data-component="Slider"
      {...mergeProps(groupProps, rest)}
      data-state={error ? 'invalid' : 'idle'}
      data-disabled={disabled || undefined}
      className={classNames(field, slider, className)}
    >
      <div data-part="head" className={head}>
        <span {...labelProps} data-part="label" className={labelClass}>
          {labelVisibility === 'shown' ? labelText : <VisuallyHidden>{labelText}</VisuallyHidden>}
        </span>
        <output {...outputProps} data-part="output" className={output}>
          {isRange
            ? messages.format('slider.range', { from: formatValue(from), to: formatValue(to) })
            : formatValue(from)}
        </output>
      </div>
      <div {...trackHandlers} ref={trackRef} data-part="track" className={track}>
        <div data-part="rail" className={rail} />
        <div ref={fillRef} data-part="fill" className={fill} />
        {state.values.map((shown, index) => (
          <SliderThumb
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
            key={index}
            index={index}
            state={state}
            trackRef={trackRef}
            label={isRange ? messages.format(index === 0 ? 'slider.from' : 'slider.to') : undefined}
            valueText={formatValue(shown)}
            name={name}
            invalid={Boolean(error)}
          />
        ))}
      </div>
      {marks && <SliderMarks marks={marks} valueShare={state.getValuePercent} />}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** Keeps the array's identity while the value is unchanged, as react-stately compares by identity. */
function useValues(value: SliderValue | undefined): number[] | undefined {
  const [from, to] = typeof value === 'number' ? [value] : (value ?? []);
  return useMemo(() => {
    if (from === undefined) return undefined;
    return to === undefined ? [from] : [from, to];
  }, [from, to]);
}

interface SliderMarksProps {
  marks: readonly SliderMark[];
  /** Returns the position of a value on the rail, 0 to 1. */
  valueShare: (value: number) => number;
}

/** Renders ticks, hidden from screen readers, as the thumbs expose their values. */
function SliderMarks({ marks, valueShare }: SliderMarksProps) {
  return (
    <div data-part="marks" aria-hidden="true" className={marksClass}>
      {marks.map(({ value, label }) => (
        <Mark key={value} share={valueShare(value)} label={label} />
      ))}
    </div>
  );
}

function Mark({ share, label }: { share: number; label: string | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  useBrowserStyle(ref, { insetInlineStart: `${share * 100}%` });
  const place = share === 0 ? 'start' : share === 1 ? 'end' : 'middle';
  return (
    <span ref={ref} data-part="mark" className={markClass}>
      {label !== undefined && (
        <span data-part="mark-label" className={markLabel({ place })}>
          <bdi>{label}</bdi>
        </span>
      )}
    </span>
  );
}

/** From the lower to the higher value. */
export type SliderRange = readonly [number, number];
export type SliderValue = number | SliderRange;

/** Tick below the rail. */
export interface SliderMark {
  value: number;
  /** Label of the tick. */
  label?: string;
}

interface SliderThumbProps {
  index: number;
  state: SliderState;
  trackRef: RefObject<HTMLElement | null>;
  /** Position of the thumb in a range; the slider's label names the rest. */
  label: string | undefined;
  valueText: string;
  name: string | undefined;
  invalid: boolean;
}

function SliderThumb({ index, state, trackRef, label, valueText, name, invalid }: SliderThumbProps) {
  const ref = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef, inputRef, name, isInvalid: invalid, 'aria-label': label },
    state,
  );
  // react-aria's own style uses physical properties, and would be an inline style in server-rendered markup.
  const { style: _style, ...handlers } = thumbProps;
  useBrowserStyle(ref, { insetInlineStart: `${state.getThumbPercent(index) * 100}%` });
  return (
    <div
      {...handlers}
      ref={ref}
      data-part="thumb"
      data-state={isDragging ? 'dragging' : 'idle'}
      className={thumb}
    >
      <input
        {...mergeProps(inputProps, { 'aria-valuetext': valueText })}
        ref={inputRef}
        className={inputClass}
      />
    </div>
  );
}
