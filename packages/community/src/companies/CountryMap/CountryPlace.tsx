import { lazy, Suspense } from 'react';
import * as css from './CountryPlace.css';

/** The shapes are a chunk of their own. The server writes what is seen of them, as guests may never need the scripts. */
const CountryPlaceShapes = lazy(() =>
  import('./CountryPlaceShapes').then((module) => ({ default: module.CountryPlaceShapes })),
);

export interface CountryPlaceProps {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Says what is shown: `Map: Italy`. */
  label: string;
}

/** Shows where a country is, as a small map. */
export function CountryPlace({ country, label }: CountryPlaceProps) {
  return (
    <div className={css.frame} data-component="CountryPlace">
      <Suspense fallback={null}>
        <CountryPlaceShapes country={country} label={label} />
      </Suspense>
    </div>
  );
}
