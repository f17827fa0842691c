import { type RefObject, useLayoutEffect, useState } from 'react';
import type { AnatomyItem } from '../../packages/story-kit/src/docs';
import styles from './docs.module.css';

interface Mark {
  number: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** How far its number stands from the corner, so that numbers at one corner do not cover each other. */
  shift: number;
}

const numberWidth = 20;

interface PartMarksProps {
  within: RefObject<HTMLElement | null>;
  items: readonly AnatomyItem[];
}

/** Frames around the parts that the story shows, found by their public attributes and numbered as in the table. */
export function PartMarks({ within, items }: PartMarksProps) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const frame = within.current;
    if (!frame) return;
    const measure = () => setMarks(measureMarks(frame, items));
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(frame);
    return () => resized.disconnect();
  }, [within, items]);
  return marks.map(({ number, left, top, width, height, shift }) => (
    <span key={number} aria-hidden="true" className={styles.partBox} style={{ left, top, width, height }}>
      <span className={styles.partNumber} style={{ insetInlineStart: shift }}>
        {number}
      </span>
    </span>
  ));
}

function measureMarks(frame: HTMLElement, items: readonly AnatomyItem[]): Mark[] {
  // A story in a window of its own has its own origin.
  const window = frame.querySelector('iframe');
  const story = window?.contentDocument?.body ?? frame.querySelector('.sb-story');
  const origin = frame.getBoundingClientRect();
  const inset = window?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const marks: Mark[] = [];
  for (const [index, { component, part }] of items.entries()) {
    const selector = component ? `[data-component="${component}"]` : `[data-part="${part}"]`;
    const box = story?.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0) continue;
    const place = { left: inset.left + box.left - origin.left, top: inset.top + box.top - origin.top };
    marks.push({
      number: index + 1,
      ...place,
      width: box.width,
      height: box.height,
      shift: roomBeside(marks, place),
    });
  }
  return marks;
}

/** How far from its corner the next number has room. */
function roomBeside(marks: readonly Mark[], { left, top }: { left: number; top: number }): number {
  const inLine = marks.filter((mark) => Math.abs(mark.top - top) < numberWidth);
  let shift = 0;
  const isTaken = () => inLine.some((mark) => Math.abs(mark.left + mark.shift - left - shift) < numberWidth);
  while (isTaken()) shift += numberWidth;
  return shift;
}
