import { NotFound, Page, PageMain } from '@millrace/design-system';
import { useLocation } from 'react-router';

export interface PageProblemProps {
  status: number;
}

/** A page that is not there, or that could not be made. */
export function PageProblem({ status }: PageProblemProps) {
  const { pathname, search } = useLocation();
  return (
    <Page>
      <PageMain>
        <NotFound reason={status === 404 ? 'missing' : 'failed'} retryHref={pathname + search} />
      </PageMain>
    </Page>
  );
}
