import { hashText } from '@millrace/domain';
import { element, type Frame, shape } from '../svg';
import { EMBLEM_SIZE, MARKS } from './marks';

const WEIGHTS = [
  { count: 4, strokeWidth: 2.6 },
  { count: 6, strokeWidth: 1.9 },
  { count: 8, strokeWidth: 1.4 },
] as const;

/** Size of an emblem, the kind `seal` in URLs. */
export const EMBLEM_FRAME: Frame = { width: EMBLEM_SIZE, height: EMBLEM_SIZE };

/** Design parameters: 10 marks × 3 weights × 4 rotations × 2 backgrounds are 240 emblems per sector. */
export interface EmblemDesign {
  mark: number;
  weight: number;
  quarterTurns: number;
  isInverted: boolean;
}

/** Derives the design of an emblem from a name. Distant bits of the hash are used, so that similar names differ. */
export function emblemDesign(slug: string): EmblemDesign {
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

/** Draws the shapes of an emblem: the rotated mark, above a band in the hue of the sector. */
export function drawEmblem({ mark, weight, quarterTurns }: EmblemDesign): string {
  const { count, strokeWidth } = WEIGHTS[weight] ?? WEIGHTS[0];
  const shapes = MARKS[mark]?.(count, strokeWidth) ?? '';
  const turned = quarterTurns === 0 ? shapes : element('g', { transform: rotation(quarterTurns) }, shapes);
  return turned + shape('path', 'accent', { d: 'M0 36h40v4H0z' });
}

function rotation(quarterTurns: number): string {
  return `rotate(${quarterTurns * 90} ${EMBLEM_SIZE / 2} ${EMBLEM_SIZE / 2})`;
}
