import { polygon } from '../path-data';
import { randomBetween } from '../seeded-random';
import { type Frame, type Point, shape } from '../svg';
import type { Draw } from './motif';

// Number of lines along the glass, from its upper edge to its lower one.
const LINES = 46;
const SAMPLES = 64;
const FACE_RINGS = 16;
const CORE_RING = 12;
// Stroke widths are given for a drawing of this height.
const DESIGN_HEIGHT = 340;

interface Glass {
  frame: Frame;
  /** Position of the preform's face. */
  left: number;
  /** Radius of the preform. */
  radius: number;
  /** Returns the radius of the glass at a position along it. */
  radiusAt(x: number): number;
}

/** Optical fiber: the neck-down, where a preform is drawn to a fiber, seen from the side. */
export const preformPlate: Draw = (frame, random) => {
  const radius = frame.height * randomBetween(random, 0.34, 0.38);
  const neck = frame.width * randomBetween(random, 0.53, 0.59);
  const steepness = 9 / frame.width;
  const fiberRadius = frame.height * 0.012;
  const glass: Glass = {
    frame,
    left: frame.width * 0.2,
    radius,
    radiusAt: (x) => radius * (0.5 - 0.5 * Math.tanh((x - neck) * steepness)) + fiberRadius,
  };
  const lines = Array.from({ length: LINES + 1 }, (_, line) =>
    shape('path', 'ink', { d: flowLine(glass, -Math.PI / 2 + (Math.PI * line) / LINES) }),
  );
  return lines.join('') + face(glass, fiberRadius);
};

/** Draws a line along the surface, at an angle around the axis; thicker in shade. */
function flowLine({ frame, left, radius, radiusAt }: Glass, angle: number): string {
  const shade = 0.22 + 0.78 * Math.abs(Math.sin(angle * 1.5 + 0.55)) ** 1.6;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let x = left; x <= frame.width * 1.02; x += frame.width / SAMPLES) {
    const here = radiusAt(x);
    const y = frame.height / 2 + here * Math.sin(angle);
    const weight = (0.25 + 1.2 * shade) * (0.35 + (0.65 * here) / radius);
    const halfWidth = (Math.min(1.5, weight) * frame.height) / DESIGN_HEIGHT;
    upper.push([x, y - halfWidth]);
    lower.push([x, y + halfWidth]);
  }
  return polygon([...upper, ...lower.reverse()]);
}

/** Draws the cut face of the preform with its layers; one of them, and the core, in the hue of the sector. */
function face({ frame, left: cx, radius }: Glass, fiberRadius: number): string {
  const cy = frame.height / 2;
  const rx = radius * 0.3;
  const layers = Array.from({ length: FACE_RINGS }, (_, ring) => {
    const share = 1 - ring / FACE_RINGS;
    const isCore = ring === CORE_RING;
    const weight = isCore ? 2.4 : 0.5 + (ring % 4 === 0 ? 1 : 0);
    return shape('ellipse', isCore ? 'trace' : 'line', {
      cx,
      cy,
      rx: rx * share,
      ry: radius * share,
      'stroke-width': (weight * frame.height) / DESIGN_HEIGHT,
    });
  });
  return (
    shape('ellipse', 'ground', { cx, cy, rx, ry: radius + fiberRadius }) +
    layers.join('') +
    shape('ellipse', 'accent', { cx, cy, rx: rx * 0.13, ry: radius * 0.13 })
  );
}
