import { formatNumber, type Point } from './svg';

/** Template tag that formats path data: `path\`M${x} ${y}h${width}\``, each number rounded to a tenth of a unit. */
export function path(fixed: TemplateStringsArray, ...values: readonly number[]): string {
  return fixed.reduce((written, part, index) => written + formatNumber(values[index - 1] ?? 0) + part);
}

/** Returns path data of straight lines through points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}`;
}

/** Returns path data of a polygon. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

/** Returns path data of an axis-parallel rectangle, from its upper left corner. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** Returns path data of a square whose corners are cut at 45 degrees, from its upper left corner. */
export function chamferedSquare(x: number, y: number, size: number, chamfer: number): string {
  const side = size - 2 * chamfer;
  return path`M${x + chamfer} ${y}h${side}l${chamfer} ${chamfer}v${side}l${-chamfer} ${chamfer}h${-side}l${-chamfer} ${-chamfer}v${-side}Z`;
}

/** Returns path data of a hexagon that stands on a corner. */
export function hexagon([x, y]: Point, radius: number): string {
  return polygon(
    Array.from({ length: 6 }, (_, corner): Point => {
      const angle = Math.PI / 6 + (corner * Math.PI) / 3;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}
