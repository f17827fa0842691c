import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type BuilderState, readBuilder, writeBuilder } from './builder-address';

/**
 * What is chosen, as the address says it, and what changes it. A choice shows at once; the address follows, each choice a
 * step of the tab's history.
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
