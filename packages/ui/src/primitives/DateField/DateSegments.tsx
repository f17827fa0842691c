import { type RefObject, useRef } from 'react';
import { useDateSegment } from 'react-aria';
import type { DateFieldState, DateSegment } from 'react-stately';
import { normalizeSpaces } from '../../internal/normalize-spaces';
import { useBrowserStyle } from '../../internal/useBrowserStyle';
import { line, segment as segmentClass, segments } from './DateSegments.css';

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
