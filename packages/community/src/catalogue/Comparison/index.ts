export {
  COMPARED_MAX,
  type ComparedAddress,
  type ComparedKind,
  comparePath,
  readComparedAddress,
} from '../../internal/compare-address';
export { ComparisonContainer, type ComparisonContainerProps } from './ComparisonContainer';
export { comparedCompanyReads } from './useComparedCompanies';
export { comparedProductReads } from './useComparedProducts';
