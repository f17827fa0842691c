import * as css from './CountryPlace.css';
import { frameCountry, framePoint } from './country-frame';
import { COUNTRY_POINTS, COUNTRY_SHAPES, MAP_VIEWS } from './generated/country-shapes';

/** Width over height, as the frame around it has it. */
const RATIO = 3 / 2;

/** A country smaller than this is marked by a point. */
const SMALL = 5;

/** Draws a country among its neighbours. */
export function CountryPlaceShapes({ country, label }: { country: string; label: string }) {
  const path = COUNTRY_SHAPES[country];
  const [x, y, size = 0] = COUNTRY_POINTS[country] ?? [];
  const isSmall = x !== undefined && y !== undefined && size < SMALL;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={viewBoxFor()}
      preserveAspectRatio="xMidYMid slice"
      className={css.map}
    >
      {Object.entries(COUNTRY_SHAPES).map(([code, shape]) => (
        <path key={code} d={shape} className={code === country ? css.here : css.land} />
      ))}
      {isSmall && <path d={`M${x},${y}h0`} className={css.point} />}
    </svg>
  );

  function viewBoxFor(): string {
    if (isSmall) return framePoint(x, y, RATIO);
    return path === undefined ? MAP_VIEWS.world : frameCountry(path, RATIO);
  }
}
