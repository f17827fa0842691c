import * as css from './CountryPlace.css';
import { type Box, frameCountry, framePoint, isInFrame, toViewBox } from './country-frame';
import { COUNTRY_POINTS, COUNTRY_SHAPES, MAP_VIEWS } from './generated/country-shapes';

/** Aspect ratio (width by height) of the frame. */
const RATIO = 3 / 2;

/** Size below which a country is marked by a dot. */
const SMALL = 5;

/** Draws a country and its neighbours within the frame. */
export function CountryPlaceShapes({ country, label }: { country: string; label: string }) {
  const point = smallPoint(country);
  const frame = findFrame(country);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={frame ? toViewBox(frame) : MAP_VIEWS.world}
      preserveAspectRatio="xMidYMid slice"
      className={css.map}
    >
      {Object.entries(COUNTRY_SHAPES)
        .filter(([, shape]) => frame === null || isInFrame(shape, frame))
        .map(([code, shape]) => (
          <path key={code} d={shape} className={code === country ? css.here : css.land} />
        ))}
      {point && <path d={`M${point.x},${point.y}h0`} className={css.point} />}
    </svg>
  );
}

/** Returns the centre of a country that is too small to be visible; null for others. */
function smallPoint(country: string): { x: number; y: number } | null {
  const [x, y, size = 0] = COUNTRY_POINTS[country] ?? [];
  return x !== undefined && y !== undefined && size < SMALL ? { x, y } : null;
}

/** Returns the part of the map around a country; null if it is not on the map at this scale. */
function findFrame(country: string): Box | null {
  const point = smallPoint(country);
  if (point) return framePoint(point.x, point.y, RATIO);
  const path = COUNTRY_SHAPES[country];
  return path === undefined ? null : frameCountry(path, RATIO);
}
