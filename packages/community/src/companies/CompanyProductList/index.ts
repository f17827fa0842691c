export { CompanyProductList, type CompanyProductListProps } from './CompanyProductList';
export {
  CompanyProductListContainer,
  type CompanyProductListContainerProps,
} from './CompanyProductListContainer';
