import { describe, expect, it } from 'vitest';
import type { DiagramDrawing, Shape } from './draw-diagram';
import { ROW_HEIGHT } from './engine/stage-measures';
import { sliceDrawing } from './slice-drawing';

/** A name every 60 px. */
const drawing = (rows: number, width = 600): DiagramDrawing => ({
  width,
  height: rows * ROW_HEIGHT,
  colors: { plate: '#fff', ink: '#000' },
  shapes: Array.from({ length: rows }, (_, row): Shape => {
    const middle = row * ROW_HEIGHT + 30;
    return { kind: 'text', top: middle - 20, bottom: middle + 20, x: 0, text: String(row) };
  }),
});

describe('A drawing cut into pages', () => {
  it('stays whole where it fits on one', () => {
    const [only, ...further] = sliceDrawing(drawing(5), 1.25);
    expect(further).toEqual([]);
    expect(only).toMatchObject({ top: 0, height: 300 });
    expect(only?.shapes).toHaveLength(5);
  });

  it('has each name whole on some page, and nothing on a page that lies elsewhere', () => {
    const whole = drawing(1_003);
    const pages = sliceDrawing(whole, 1.25);
    expect(pages.at(-1)).toMatchObject({ top: (pages.length - 1) * 660 });
    for (const page of pages) {
      expect(page.height).toBeLessThanOrEqual(720);
      for (const shape of page.shapes) {
        expect(shape.bottom).toBeGreaterThanOrEqual(page.top);
        expect(shape.top).toBeLessThanOrEqual(page.top + page.height);
      }
    }
    const isWhole = (shape: Shape) =>
      pages.some(
        ({ top, height, shapes }) =>
          shapes.includes(shape) && shape.top >= top && shape.bottom <= top + height,
      );
    expect(whole.shapes.filter((shape) => !isWhole(shape))).toEqual([]);
  });

  it('has a long link on each page that it crosses', () => {
    const link: Shape = { kind: 'link', top: 30, bottom: 3_000, path: 'M0 30L0 3000', stroke: '#000' };
    const pages = sliceDrawing({ ...drawing(60), shapes: [link] }, 1.25);
    expect(pages.filter(({ shapes }) => shapes.includes(link))).toHaveLength(5);
    expect(pages).toHaveLength(6);
  });
});
