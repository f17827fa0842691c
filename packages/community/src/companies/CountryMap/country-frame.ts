/** A rectangle on the map. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Margin around a country, as a share of its longer side, and its minimum. */
const AROUND = 0.6;
const AROUND_MIN = 12;

/**
 * Returns a frame around the largest part of a country with some of its neighbours, so that remote islands do not
 * shrink it.
 *
 * @param path SVG path with an absolute `M`, followed by relative lines.
 * @param ratio Aspect ratio, width by height.
 */
export function frameCountry(path: string, ratio: number): Box {
  const box = partBoxes(path).reduce((largest, one) => (area(one) > area(largest) ? one : largest));
  return frame(box, ratio);
}

/** Returns a frame around a country of which only the centre is known. */
export const framePoint = (x: number, y: number, ratio: number): Box =>
  frame({ left: x, right: x, top: y, bottom: y }, ratio);

/** True if a part of a country is visible in a frame. */
export const isInFrame = (path: string, { left, top, right, bottom }: Box): boolean =>
  partBoxes(path).some(
    (part) => part.left < right && part.right > left && part.top < bottom && part.bottom > top,
  );

/** Converts a box to the `viewBox` of an SVG. */
export const toViewBox = ({ left, top, right, bottom }: Box): string =>
  [left, top, right - left, bottom - top].map((value) => Math.round(value * 10) / 10).join(' ');

function frame({ left, top, right, bottom }: Box, ratio: number): Box {
  const side = Math.max(right - left, (bottom - top) * ratio);
  const width = side + 2 * Math.max(side * AROUND, AROUND_MIN);
  const height = width / ratio;
  const [x, y] = [(left + right) / 2 - width / 2, (top + bottom) / 2 - height / 2];
  return { left: x, top: y, right: x + width, bottom: y + height };
}

const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

function partBoxes(path: string): Box[] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const [x = 0, y = 0, ...steps] = (part.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      const box: Box = { left: x, right: x, top: y, bottom: y };
      let [atX, atY] = [x, y];
      for (let index = 0; index + 1 < steps.length; index += 2) {
        atX += steps[index] ?? 0;
        atY += steps[index + 1] ?? 0;
        box.left = Math.min(box.left, atX);
        box.right = Math.max(box.right, atX);
        box.top = Math.min(box.top, atY);
        box.bottom = Math.max(box.bottom, atY);
      }
      return box;
    });
}
