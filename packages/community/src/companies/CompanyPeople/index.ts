export {
  CompanyContactTable,
  type CompanyContactTableProps,
  type CompanyPeopleProps,
} from './CompanyContactTable';
export {
  CompanyContactTableContainer,
  type CompanyPeopleContainerProps,
  CompanyPeopleListContainer,
  type CompanyPeopleListContainerProps,
} from './CompanyPeopleContainer';
export { CompanyPeopleList, type CompanyPeopleListProps } from './CompanyPeopleList';
