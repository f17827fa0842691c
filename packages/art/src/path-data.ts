import { formatNumber, type Point } from './svg';

/** Writes numbers into path data: `path\`M${x} ${y}h${width}\``, each rounded to a tenth of a unit. */
export function path(fixed: TemplateStringsArray, ...values: readonly number[]): string {
  return fixed.reduce((written, part, index) => written + formatNumber(values[index - 1] ?? 0) + part);
}

/** Path data of straight lines through points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}`;
}

/** Path data of a closed area with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

/** Path data of an upright rectangle, from its upper left corner. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Path data of a square whose corners are cut at 45 degrees, from its upper left corner. */
export function chamferedSquare(x: number, y: number, size: number, chamfer: number): string {
  const side = size - 2 * chamfer;
  return path`M${x + chamfer} ${y}h${side}l${chamfer} ${chamfer}v${side}l${-chamfer} ${chamfer}h${-side}l${-chamfer} ${-chamfer}v${-side}Z`;
}

/** Path data of a hexagon that stands on a corner. */
export function hexagon([x, y]: Point, radius: number): string {
  return polygon(
    Array.from({ length: 6 }, (_, corner): Point => {
      const angle = Math.PI / 6 + (corner * Math.PI) / 3;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}
