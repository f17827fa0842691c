export { AccountPage, type AccountPageProps } from './AccountPage';
