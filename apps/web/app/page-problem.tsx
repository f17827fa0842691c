import { NotFound } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { brand, messages } from './messages';

export interface PageProblemProps {
  status: number;
}

const reasons = {
  404: ['missing', 'notFound.title'],
  429: ['busy', 'tooMany.title'],
} as const;

/** Error page for 404, 429, a lost connection and other failures. */
export function PageProblem({ status }: PageProblemProps) {
  const { pathname, search } = useLocation();
  const isOffline = useIsOffline();
  const [reason, title] = isKnown(status)
    ? reasons[status]
    : isOffline
      ? (['offline', 'offline.title'] as const)
      : (['failed', 'problem.title'] as const);
  return (
    <Page>
      <title>{`${messages.format(title)} · ${brand}`}</title>
      <PageMain>
        {reason === 'offline' && <RetryOnReconnect />}
        <NotFound reason={reason} retryHref={pathname + search} />
      </PageMain>
    </Page>
  );
}

function isKnown(status: number): status is keyof typeof reasons {
  return status in reasons;
}

/** Reloads the data of the page on reconnect. */
function RetryOnReconnect() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return null;
}

function useIsOffline(): boolean {
  return useSyncExternalStore(
    (notify) => {
      window.addEventListener('offline', notify);
      return () => window.removeEventListener('offline', notify);
    },
    () => !navigator.onLine,
    () => false,
  );
}
