export {
  CompanyStats,
  CompanyStatsContainer,
  type CompanyStatsContainerProps,
  type CompanyStatsProps,
} from './CompanyStatsContainer';
export { COMPANY_TABS, type CompanyTab, CompanyTabNav, type CompanyTabNavProps } from './CompanyTabNav';
