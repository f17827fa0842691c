import { useHydrated } from '@millrace/ui/hooks';
import { lazy, Suspense } from 'react';
import * as css from './CountryPlace.css';

/** The shapes of all countries are loaded once the page stands. */
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
  const isHydrated = useHydrated();
  return (
    <div className={css.frame} data-component="CountryPlace">
      {isHydrated && (
        <Suspense fallback={null}>
          <CountryPlaceShapes country={country} label={label} />
        </Suspense>
      )}
    </div>
  );
}
