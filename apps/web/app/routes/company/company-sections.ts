/** Views of a company's page; `companyDetails` is the default and needs no segment. @see PAGE-024 */
const COMPANY_VIEWS = ['companyDetails', 'followers', 'invite'] as const;
export type CompanyView = (typeof COMPANY_VIEWS)[number];

export function isCompanyView(view: string): view is CompanyView {
  return COMPANY_VIEWS.some((known) => known === view);
}
