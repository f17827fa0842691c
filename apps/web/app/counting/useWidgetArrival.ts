import { tellEmbedEvents } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import type { EmbedEvent } from '@millrace/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mutationOutcome, readWidgetArrival, type WidgetArrival } from './widget-arrival';

/** What the browser says of how this page was opened; asked once, as the address changes while one goes on. */
let arrival: WidgetArrival | null | undefined;

function arrivalOfPage(): WidgetArrival | null {
  if (arrival !== undefined) return arrival;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  arrival = readWidgetArrival({
    address: new URL(window.location.href),
    referrer: document.referrer,
    isFollowed: navigation?.type === 'navigate',
  });
  return arrival;
}

/**
 * Counts that a widget of another site led here, and what came of it while the reader stays: signing up, and asking for
 * quotes. It is known to this page alone, in memory: nothing is kept in the browser, and nothing of the site goes along
 * with what the reader sends.
 */
export function useWidgetArrival(): void {
  const client = useApiClient();
  const queries = useQueryClient();
  useEffect(() => {
    const isFirst = arrival === undefined;
    const arrived = arrivalOfPage();
    if (!arrived) return;
    const { site, source } = arrived;
    const tell = (event: EmbedEvent): void =>
      void tellEmbedEvents(client, { site, events: [{ ...source, event }] });
    if (isFirst) tell('click');
    return queries.getMutationCache().subscribe((change) => {
      if (change.type !== 'updated' || change.action.type !== 'success') return;
      const { options, state } = change.mutation;
      const outcome = mutationOutcome(options.mutationKey, state.variables);
      if (outcome) tell(outcome);
    });
  }, [client, queries]);
}
