export { CompanyProductTable, type CompanyProductTableProps } from './CompanyProductTable';
export {
  CompanyProductTableContainer,
  type CompanyProductTableContainerProps,
} from './CompanyProductTableContainer';
