import { engrave } from '../engrave';
import { randomBetween } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** Additive manufacturing: a horizontal section of a gyroid lattice, solid where the lines are dark. */
export const gyroidPlate: Draw = (frame, random) => {
  const { width, height } = frame;
  const frequency = (2 * Math.PI) / (height * randomBetween(random, 0.4, 0.66));
  const phase = random() * 6;
  const shift = random() * 6;
  // Height of the section, in radians of the period.
  const slice = randomBetween(random, 0.5, 1.1);
  const solidity = (x: number, y: number) => {
    const across = frequency * x + shift;
    const down = frequency * y + phase;
    return (
      Math.sin(across) * Math.cos(down) +
      Math.sin(down) * Math.cos(slice) +
      Math.sin(slice) * Math.cos(across)
    );
  };
  const layer = engrave({
    frame,
    gap: height / 50,
    step: width / 44,
    bend: (x, y) => height * 0.018 * Math.sin(x * frequency + shift) * Math.cos(y * frequency + phase),
    tone: (x, y) => {
      const solid = solidity(x, y);
      return solid > 0 ? 0.16 + 0.8 * Math.sqrt(solid / 1.8) : Math.min(0.34, 0.06 - 0.16 * solid);
    },
  });
  return shape('path', 'ink', { d: layer });
};
