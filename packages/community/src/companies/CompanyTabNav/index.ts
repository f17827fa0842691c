export { CompanyStats, type CompanyStatsProps } from './CompanyStats';
export { CompanyStatsContainer, type CompanyStatsContainerProps } from './CompanyStatsContainer';
export { COMPANY_TABS, type CompanyTab, CompanyTabNav, type CompanyTabNavProps } from './CompanyTabNav';
