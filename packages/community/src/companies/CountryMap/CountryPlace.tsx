import { useHydrated } from '@millrace/ui/hooks';
import { lazy, Suspense } from 'react';
import * as css from './CountryPlace.css';

/** The shapes are a separate chunk, loaded after hydration; the frame keeps their place. */
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
