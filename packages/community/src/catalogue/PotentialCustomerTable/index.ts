export { AllPotentialCustomersContainer } from './AllPotentialCustomersContainer';
export { PotentialCustomerTable, type PotentialCustomerTableProps } from './PotentialCustomerTable';
export {
  PotentialCustomerTableContainer,
  type PotentialCustomerTableContainerProps,
} from './PotentialCustomerTableContainer';
