import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type BuilderState, readBuilder, writeBuilder } from './builder-address';

/**
 * Returns the state of the widget builder from the URL, and its setter. Changes apply optimistically; each pushes a
 * history entry.
 */
export function useBuilderAddress(): [BuilderState, (next: Partial<BuilderState>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<BuilderState | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever address comes says what is chosen.
  useEffect(() => setWanted(null), [search]);
  const chosen = wanted ?? readBuilder(new URLSearchParams(search));
  return [
    chosen,
    (next) => {
      const state = { ...chosen, ...next };
      const query = writeBuilder(state);
      if (query === search) return;
      setWanted(state);
      void navigate(query, { preventScrollReset: true });
    },
  ];
}
