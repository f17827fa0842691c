import { type RefObject, useLayoutEffect, useState } from 'react';
import type { AnatomyItem } from '../../packages/design-system/src/internal/story-docs';
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
    const measure = () => setMarks(marksOf(frame, items));
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

function marksOf(frame: HTMLElement, items: readonly AnatomyItem[]): Mark[] {
  const origin = frame.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const [index, { component, part }] of items.entries()) {
    const selector = component ? `[data-component="${component}"]` : `[data-part="${part}"]`;
    const found = frame.querySelector(`.sb-story ${selector}, .sb-story${selector}`);
    if (!found) continue;
    const box = found.getBoundingClientRect();
    const place = { left: box.left - origin.left, top: box.top - origin.top };
    const near = marks.filter(
      (mark) =>
        Math.abs(mark.top - place.top) < 18 &&
        Math.abs(mark.left + mark.shift - place.left) < numberWidth * items.length,
    );
    const shift = Math.max(0, ...near.map((mark) => mark.left + mark.shift + numberWidth - place.left));
    marks.push({ number: index + 1, ...place, width: box.width, height: box.height, shift });
  }
  return marks;
}
