/** A box, as an SVG's `viewBox` has it. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of the neighbours is seen around a country, as a share of its longer side, and at least. */
const AROUND = 0.9;
const AROUND_MIN = 12;

/**
 * Frames a country with some of its neighbours, as a `viewBox`: around the largest of its parts, so that islands far away do
 * not make it small.
 *
 * @param path Absolute `M`, and relative lines after it.
 * @param ratio Width over height.
 */
export function frameCountry(path: string, ratio: number): string {
  const box = partBoxes(path).reduce((largest, one) => (area(one) > area(largest) ? one : largest));
  return frame(box, ratio);
}

/** Frames a country of which only its middle is known. */
export const framePoint = (x: number, y: number, ratio: number): string =>
  frame({ left: x, right: x, top: y, bottom: y }, ratio);

function frame({ left, top, right, bottom }: Box, ratio: number): string {
  const side = Math.max(right - left, (bottom - top) * ratio);
  const width = side + 2 * Math.max(side * AROUND, AROUND_MIN);
  const height = width / ratio;
  const [x, y] = [(left + right) / 2 - width / 2, (top + bottom) / 2 - height / 2];
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
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
