import { COMPANY_TABS, type CompanyTab } from '@millrace/community';
import { type Addressed, companyPath } from '@millrace/domain';

/** Views of a company's page; `companyDetails` is the default and needs no segment. @see PAGE-024 */
const COMPANY_VIEWS = ['companyDetails', 'followers', 'invite'] as const;
export type CompanyView = (typeof COMPANY_VIEWS)[number];

export function isCompanyView(view: string): view is CompanyView {
  return COMPANY_VIEWS.some((known) => known === view);
}

/** The tab that an address names in `?tab=`; anything unknown is the first. */
export function parseCompanyTab(query: URLSearchParams): CompanyTab {
  const asked = query.get('tab');
  return COMPANY_TABS.find((tab) => tab === asked) ?? 'activity';
}

/** Address of a tab; the first needs no query. */
export function tabHref(company: Addressed, tab: CompanyTab): string {
  return tab === 'activity' ? companyPath(company) : `${companyPath(company)}?tab=${tab}`;
}
