import { describe, expect, it } from 'vitest';
import { bringIntoView, canShow, zoomAbout } from './move-viewport';
import { Viewport, ZOOM_LIMITS } from './viewport';

function fittedViewport(bounds = { left: -172, right: 700, top: -600, bottom: 600 }): Viewport {
  const viewport = new Viewport();
  viewport.bounds = bounds;
  viewport.resize(1000, 800);
  return viewport;
}

describe('Viewport', () => {
  it('knows what it has room for at its zoom', () => {
    const viewport = new Viewport();
    viewport.resize(400, 300);
    const bounds = { left: 0, right: 400, top: 0, bottom: 200 };
    expect(canShow(viewport, bounds)).toBe(true);
    viewport.zoom = 1.6;
    expect(canShow(viewport, bounds)).toBe(false);
    viewport.zoom = 1;
    viewport.resize(399, 300);
    expect(canShow(viewport, bounds)).toBe(false);
  });

  it('shows the whole tree when it is fitted, never larger than life', () => {
    const viewport = fittedViewport();
    viewport.fit();
    expect(viewport.zoom).toBeLessThan(1);
    expect(viewport.toTreeX(0)).toBeLessThan(-172);
    expect(viewport.toTreeX(1000)).toBeGreaterThan(700);
    expect(viewport.toTreeY(0)).toBeLessThan(-600);
    expect(viewport.toTreeY(800)).toBeGreaterThan(600);
    const small = fittedViewport({ left: -172, right: 160, top: -36, bottom: 36 });
    small.fit();
    expect(small.zoom).toBe(1);
  });

  it('keeps a margin below the tree, and moves none that ends above it', () => {
    for (const [height, foot] of [
      [690, 757],
      [400, 612],
    ] as const) {
      const viewport = fittedViewport({ left: -172, right: 160, top: -height / 2, bottom: height / 2 });
      viewport.start(0.75);
      expect(viewport.zoom).toBe(1);
      expect(height / 2 + viewport.offsetY).toBeCloseTo(foot, 6);
    }
    const phone = fittedViewport({ left: -172, right: 160, top: -356, bottom: 356 });
    phone.resize(390, 800);
    phone.fit();
    expect(356 * phone.zoom + phone.offsetY).toBeCloseTo(768, 6);
  });

  it('keeps the point under the pointer while it zooms', () => {
    const viewport = fittedViewport();
    viewport.fit();
    const before = [viewport.toTreeX(420), viewport.toTreeY(300)];
    zoomAbout(viewport, 420, 300, 1.4);
    expect(viewport.toTreeX(420)).toBeCloseTo(before[0] as number, 6);
    expect(viewport.toTreeY(300)).toBeCloseTo(before[1] as number, 6);
  });

  it('keeps the zoom within its limits', () => {
    const viewport = fittedViewport();
    zoomAbout(viewport, 0, 0, 1e6);
    expect(viewport.zoom).toBe(ZOOM_LIMITS.max);
    zoomAbout(viewport, 0, 0, 1e-9);
    expect(viewport.zoom).toBe(ZOOM_LIMITS.min);
  });

  it('never loses the tree out of sight', () => {
    const viewport = fittedViewport();
    for (const [dx, dy] of [
      [1e6, 1e6],
      [-1e6, -1e6],
      [1e6, -1e6],
    ] as const) {
      viewport.panBy(dx, dy);
      expect(viewport.toTreeX(0)).toBeLessThan(700);
      expect(viewport.toTreeX(1000)).toBeGreaterThan(-172);
      expect(viewport.toTreeY(0)).toBeLessThan(600);
      expect(viewport.toTreeY(800)).toBeGreaterThan(-600);
    }
  });

  it('moves no more than it must to bring a label into view', () => {
    const viewport = fittedViewport();
    viewport.zoom = 1;
    viewport.offsetX = 200;
    viewport.offsetY = 400;
    bringIntoView(viewport, { left: 0, right: 150, top: -20, bottom: 20 });
    expect([viewport.offsetX, viewport.offsetY]).toEqual([200, 400]);
    bringIntoView(viewport, { left: 0, right: 150, top: 480, bottom: 520 });
    expect(520 + viewport.offsetY).toBe(760);
  });
});
