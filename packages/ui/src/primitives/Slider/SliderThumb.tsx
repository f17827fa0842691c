import { type RefObject, useRef } from 'react';
import { mergeProps, useSliderThumb } from 'react-aria';
import type { SliderState } from 'react-stately';
import { useBrowserStyle } from '../../internal/useBrowserStyle';
import { input as inputClass, thumb } from './Slider.css';

interface SliderThumbProps {
  index: number;
  state: SliderState;
  trackRef: RefObject<HTMLElement | null>;
  /** Which of two it is; the slider's label says the rest. */
  label: string | undefined;
  valueText: string;
  name: string | undefined;
  invalid: boolean;
}

export function SliderThumb({ index, state, trackRef, label, valueText, name, invalid }: SliderThumbProps) {
  const ref = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef, inputRef, name, isInvalid: invalid, 'aria-label': label },
    state,
  );
  // Its own style is physical, and would stand in the markup of a server.
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
