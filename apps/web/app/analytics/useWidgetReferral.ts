import { tellEmbedEvents } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import type { EmbedEvent } from '@millrace/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conversionEvent, readWidgetReferral, type WidgetReferral } from './widget-referral';

/** Referral of this page load; read once, since client-side navigation changes the URL. */
let referral: WidgetReferral | null | undefined;

function readPageReferral(): WidgetReferral | null {
  if (referral !== undefined) return referral;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  referral = readWidgetReferral({
    address: new URL(window.location.href),
    referrer: document.referrer,
    isFollowed: navigation?.type === 'navigate',
  });
  return referral;
}

/**
 * Tracks the click that led from a widget to this page, and its conversions: sign-ups and quote requests. The referral
 * is kept in memory only; requests do not reveal the publisher's site otherwise.
 */
export function useWidgetReferral(): void {
  const client = useApiClient();
  const queries = useQueryClient();
  useEffect(() => {
    const isFirst = referral === undefined;
    const pageReferral = readPageReferral();
    if (!pageReferral) return;
    const { site, source } = pageReferral;
    const report = (event: EmbedEvent): void =>
      void tellEmbedEvents(client, { site, events: [{ ...source, event }] });
    if (isFirst) report('click');
    return queries.getMutationCache().subscribe((change) => {
      if (change.type !== 'updated' || change.action.type !== 'success') return;
      const { options, state } = change.mutation;
      const outcome = conversionEvent(options.mutationKey, state.variables);
      if (outcome) report(outcome);
    });
  }, [client, queries]);
}
