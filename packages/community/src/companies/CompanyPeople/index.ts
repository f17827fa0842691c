export {
  CompanyContactTable,
  type CompanyContactTableProps,
  type CompanyPeopleProps,
} from './CompanyContactTable';
export {
  CompanyContactTableContainer,
  type CompanyPeopleContainerProps,
  CompanyPeopleList,
  CompanyPeopleListContainer,
  type CompanyPeopleListContainerProps,
  type CompanyPeopleListProps,
} from './CompanyPeopleContainer';
