import { hashText } from '@millrace/domain';
import { element, type Frame, shape } from '../svg';
import { MARKS, SEAL_SIZE } from './marks';

const WEIGHTS = [
  { count: 4, strokeWidth: 2.6 },
  { count: 6, strokeWidth: 1.9 },
  { count: 8, strokeWidth: 1.4 },
] as const;

/** Size of a seal. */
export const SEAL_FRAME: Frame = { width: SEAL_SIZE, height: SEAL_SIZE };

/** What a name decides: 10 marks × 3 weights × 4 rotations × 2 grounds are 240 seals for each sector. */
export interface SealDesign {
  mark: number;
  weight: number;
  quarterTurns: number;
  isInverted: boolean;
}

/** Design of a seal. Its four parts come from bits far apart, so that names alike do not look alike. */
export function sealDesign(slug: string): SealDesign {
  const hash = hashText(slug);
  const once = Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> 0;
  const twice = Math.imul(once ^ (once >>> 13), 0x85ebca6b) >>> 0;
  return {
    mark: twice % MARKS.length,
    weight: (twice >>> 8) % WEIGHTS.length,
    quarterTurns: (once >>> 20) % 4,
    isInverted: (twice >>> 17) % 2 === 1,
  };
}

/** Shapes of a seal: the mark, turned, above a band in the hue of the sector. */
export function drawSeal({ mark, weight, quarterTurns }: SealDesign): string {
  const { count, strokeWidth } = WEIGHTS[weight] ?? WEIGHTS[0];
  const shapes = MARKS[mark]?.(count, strokeWidth) ?? '';
  const turned = quarterTurns === 0 ? shapes : element('g', { transform: rotation(quarterTurns) }, shapes);
  return turned + shape('path', 'accent', { d: 'M0 36h40v4H0z' });
}

function rotation(quarterTurns: number): string {
  return `rotate(${quarterTurns * 90} ${SEAL_SIZE / 2} ${SEAL_SIZE / 2})`;
}
