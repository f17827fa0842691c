import { type KeyboardEvent, useRef, useState } from 'react';
import * as css from './CountryMapShapes.css';
import type { CountryShare } from './country-shares';
import { followHere } from './follow-here';
import { COUNTRY_POINTS, COUNTRY_SHAPES, MAP_VIEWS } from './generated/country-shapes';

/** Parts of the world that a map can show. */
export type MapView = keyof typeof MAP_VIEWS;

/** A country as the map says it. */
export interface NamedShare extends CountryShare {
  name: string;
  /** Its name, what is counted, and its share, in words. */
  label: string;
}

export interface CountryMapShapesProps {
  /** Names the values, for who does not see the map. */
  label: string;
  /** Id of what says how it is used. */
  describedBy: string;
  view: MapView;
  /** The greatest value first. */
  countries: readonly NamedShare[];
  selected: readonly string[];
  toHref: (country: string) => string;
  onSelect: ((country: string) => void) | undefined;
  /** Called with the country that is pointed at, or null. */
  onPoint: (country: string | null) => void;
}

/** Width of a map that has room: a shape is small where it would be drawn with less than this many pixels. */
const USUAL_WIDTH_PX = 700;
const SMALL_PX = 5;

/**
 * Draws the countries, and those with a value as links. One of them can be reached by Tab, the others by arrow keys, from
 * the greatest value to the least.
 */
export function CountryMapShapes({
  label,
  describedBy,
  view,
  countries: all,
  selected,
  toHref,
  onSelect,
  onPoint,
}: CountryMapShapesProps) {
  // Some islands are on no map of this scale: they stand in the table.
  const countries = all.filter(({ country }) => country in COUNTRY_SHAPES || country in COUNTRY_POINTS);
  const links = useRef(new Map<string, HTMLOrSVGElement>());
  const [current, setCurrent] = useState<string | null>(null);
  const reached = countries.find(({ country }) => country === current)?.country ?? countries[0]?.country;
  const valued = new Set(countries.map(({ country }) => country));
  const viewBox = MAP_VIEWS[view];
  const scale = USUAL_WIDTH_PX / Number(viewBox.split(' ')[2]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow lead back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = countries.findIndex(({ country }) => country === reached);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: countries.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = countries[(to + countries.length) % countries.length];
    if (next) links.current.get(next.country)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
    <svg
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      viewBox={viewBox}
      className={css.map}
      onKeyDown={handleKeyDown}
      onPointerLeave={() => onPoint(null)}
    >
      <g>
        {Object.entries(COUNTRY_SHAPES).map(
          ([country, path]) => !valued.has(country) && <path key={country} d={path} className={css.land} />,
        )}
      </g>
      {bySize(countries).map(({ country, label: name, step }) => {
        const path = COUNTRY_SHAPES[country];
        const [x, y, size] = COUNTRY_POINTS[country] ?? [];
        const point = x !== undefined && (size ?? 0) * scale < SMALL_PX ? `M${x},${y}h0` : undefined;
        return (
          <a
            key={country}
            ref={(element) => {
              if (element) links.current.set(country, element);
              else links.current.delete(country);
            }}
            href={toHref(country)}
            className={css.country}
            aria-label={name}
            aria-current={selected.includes(country) || undefined}
            tabIndex={country === reached ? 0 : -1}
            data-country={country}
            onClick={(event) => followHere(event, country, onSelect)}
            onFocus={() => {
              setCurrent(country);
              onPoint(country);
            }}
            onBlur={() => onPoint(null)}
            onPointerEnter={() => onPoint(country)}
          >
            {path && <path d={path} className={css.shapes[step]} />}
            {point && (
              <>
                <path d={point} className={css.target} />
                <path d={point} className={css.ring} />
                <path d={point} className={css.points[step]} />
              </>
            )}
          </a>
        );
      })}
    </svg>
  );
}

/** Orders countries so that the smallest is drawn last: its mark is not covered. */
function bySize(countries: readonly NamedShare[]): NamedShare[] {
  const readSize = (country: string): number => COUNTRY_POINTS[country]?.[2] ?? Number.POSITIVE_INFINITY;
  return countries.toSorted((one, other) => (readSize(other.country) > readSize(one.country) ? 1 : -1));
}
