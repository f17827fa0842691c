import { useRef } from 'react';
import { useBrowserStyle } from '../../internal/useBrowserStyle';
import { mark as markClass, markLabel, marks as marksClass } from './Slider.css';
import type { SliderMark } from './slider-props';

interface SliderMarksProps {
  marks: readonly SliderMark[];
  /** Where a value is on the rail, 0 to 1. */
  valueShare: (value: number) => number;
}

/** Ticks to read the rail by; the thumbs say their values themselves. */
export function SliderMarks({ marks, valueShare }: SliderMarksProps) {
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
