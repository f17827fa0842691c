import { type Addressed, companyPath } from '@millrace/domain';
import { COMPANY_TABS, type CompanyTab } from '../CompanyTabNav';

/** Returns the tab that `?tab=` names; the first for anything unknown. */
export function readCompanyTab(query: URLSearchParams): CompanyTab {
  const asked = query.get('tab');
  return COMPANY_TABS.find((tab) => tab === asked) ?? 'activity';
}

/** Returns the address of a tab; the first needs no query. */
export function companyTabPath(company: Addressed, tab: CompanyTab): string {
  return tab === 'activity' ? companyPath(company) : `${companyPath(company)}?tab=${tab}`;
}
