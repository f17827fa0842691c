import { lazy, Suspense } from 'react';
import * as css from './CountryPlace.css';

/** The shapes are a separate chunk. The server renders the visible ones, as guests may never need the scripts. */
const CountryPlaceShapes = lazy(() =>
  import('./CountryPlaceShapes').then((module) => ({ default: module.CountryPlaceShapes })),
);

export interface CountryPlaceProps {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Accessible name: `Map: Italy`. */
  label: string;
}

/** Small map that locates a country. */
export function CountryPlace({ country, label }: CountryPlaceProps) {
  return (
    <div className={css.frame} data-component="CountryPlace">
      <Suspense fallback={null}>
        <CountryPlaceShapes country={country} label={label} />
      </Suspense>
    </div>
  );
}
