import { engrave } from '../engrave';
import { randomBetween } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

// Height at which the lattice is cut, in radians of its period.
const SLICE = 0.8;

/** Additive manufacturing: a gyroid lattice cut level, solid where the lines are dark. */
export const gyroidPlate: Draw = (frame, random) => {
  const { width, height } = frame;
  const frequency = (2 * Math.PI) / (height * randomBetween(random, 0.42, 0.56));
  const phase = random() * 6;
  const solidity = (x: number, y: number) => {
    const across = frequency * x;
    const down = frequency * y + phase;
    return (
      Math.sin(across) * Math.cos(down) +
      Math.sin(down) * Math.cos(SLICE) +
      Math.sin(SLICE) * Math.cos(across)
    );
  };
  const slice = engrave({
    frame,
    gap: height / 50,
    step: width / 44,
    bend: (x, y) => height * 0.018 * Math.sin(x * frequency) * Math.cos(y * frequency + phase),
    tone: (x, y) => {
      const solid = solidity(x, y);
      return solid > 0 ? 0.16 + 0.8 * Math.sqrt(solid / 1.8) : Math.min(0.34, 0.06 - 0.16 * solid);
    },
  });
  return shape('path', 'ink', { d: slice });
};
