export { CompanyStats, type CompanyStatsProps } from './CompanyStats';
export { COMPANY_TABS, type CompanyTab, CompanyTabNav, type CompanyTabNavProps } from './CompanyTabNav';
