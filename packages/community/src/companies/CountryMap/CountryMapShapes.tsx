import { type KeyboardEvent, useRef, useState } from 'react';
import * as css from './CountryMapShapes.css';
import type { CountryShare } from './country-shares';
import { followHere } from './follow-here';
import { COUNTRY_POINTS, COUNTRY_SHAPES, MAP_VIEWS } from './generated/country-shapes';

/** Regions that a map can show. */
export type MapView = keyof typeof MAP_VIEWS;

/** A country with its accessible label. */
export interface NamedShare extends CountryShare {
  name: string;
  /** Name, value and share as text. */
  label: string;
}

export interface CountryMapShapesProps {
  /** Accessible name of the map. */
  label: string;
  /** Id of the usage instructions. */
  describedBy: string;
  view: MapView;
  /** Sorted by value in descending order. */
  countries: readonly NamedShare[];
  selected: readonly string[];
  toHref: (country: string) => string;
  onSelect: ((country: string) => void) | undefined;
  /** Called with the hovered country, or null. */
  onPoint: (country: string | null) => void;
}

/** Reference width of the map; a shape that would be smaller than `SMALL_PX` at that width counts as small. */
const USUAL_WIDTH_PX = 700;
const SMALL_PX = 5;

/**
 * Draws the countries, and those with a value as links. They form one tab stop (roving tabindex); arrow keys move from
 * the highest value to the lowest.
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
  // Some islands are missing from the map at this scale; they are in the table.
  const countries = all.filter(({ country }) => country in COUNTRY_SHAPES || country in COUNTRY_POINTS);
  const links = useRef(new Map<string, HTMLOrSVGElement>());
  const [current, setCurrent] = useState<string | null>(null);
  const reached = countries.find(({ country }) => country === current)?.country ?? countries[0]?.country;
  const valued = new Set(countries.map(({ country }) => country));
  const viewBox = MAP_VIEWS[view];
  const scale = USUAL_WIDTH_PX / Number(viewBox.split(' ')[2]);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Alt with an arrow key navigates back in the browser.
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

/** Sorts countries by size in descending order, so that the marks of small ones are drawn on top. */
function bySize(countries: readonly NamedShare[]): NamedShare[] {
  const readSize = (country: string): number => COUNTRY_POINTS[country]?.[2] ?? Number.POSITIVE_INFINITY;
  return countries.toSorted((one, other) => (readSize(other.country) > readSize(one.country) ? 1 : -1));
}
