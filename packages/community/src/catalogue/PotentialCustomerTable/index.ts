export { PotentialCustomerTable, type PotentialCustomerTableProps } from './PotentialCustomerTable';
export {
  AllPotentialCustomersContainer,
  PotentialCustomerTableContainer,
  type PotentialCustomerTableContainerProps,
} from './PotentialCustomerTableContainer';
