import { NotFound } from '@millrace/community';
import { Page, PageMain } from '@millrace/ui';
import { useLocation } from 'react-router';
import { brand, messages } from './messages';

export interface PageProblemProps {
  status: number;
}

const reasons = {
  404: ['missing', 'notFound.title'],
  429: ['busy', 'tooMany.title'],
} as const;

/** Renders the error page for 404, 429 and other failures. */
export function PageProblem({ status }: PageProblemProps) {
  const { pathname, search } = useLocation();
  const [reason, title] = isKnown(status) ? reasons[status] : (['failed', 'problem.title'] as const);
  return (
    <Page>
      <title>{`${messages.format(title)} · ${brand}`}</title>
      <PageMain>
        <NotFound reason={reason} retryHref={pathname + search} />
      </PageMain>
    </Page>
  );
}

function isKnown(status: number): status is keyof typeof reasons {
  return status in reasons;
}
