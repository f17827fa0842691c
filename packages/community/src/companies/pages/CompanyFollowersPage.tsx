import { type Addressed, companyPath } from '@millrace/domain';
import { Page, PageMain, Stack } from '@millrace/ui';
import type { PageSession } from '../../internal/page-session';
import { CompanyFollowerTableContainer } from '../../network/FollowerTable';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';

export interface CompanyFollowersPageProps extends Pick<PageSession, 'viewer' | 'signInHref'> {
  company: Addressed;
}

/** Page of a company's followers. */
export function CompanyFollowersPage({ company, viewer, signInHref }: CompanyFollowersPageProps) {
  return (
    <Page>
      <PageMain>
        <Stack gap="md">
          <CompanyFollowerTableContainer
            company={company}
            headingLevel={1}
            backHref={companyPath(company)}
            signInHref={signInHref}
            viewerId={viewer?.id ?? null}
          />
          {viewer && <SpreadsheetMenuContainer table="company-followers" target={company} />}
        </Stack>
      </PageMain>
    </Page>
  );
}
