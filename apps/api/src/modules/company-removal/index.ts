export { COMPANY } from './removable-company.repository';
