export {
  ActivitySummary,
  ActivitySummaryContainer,
  type ActivitySummaryContainerProps,
  type ActivitySummaryProps,
  CompanyActivityContainer,
  type CompanyActivityContainerProps,
} from './ActivitySummary';
export {
  ADDED_LINKS,
  type AddedLink,
  AddLinkControl,
  type AddLinkControlProps,
  AddLinkDialog,
  type AddLinkDialogProps,
  AddSuppliedControl,
  type AddSuppliedControlProps,
} from './AddLinkDialog';
export {
  type AddProductState,
  AddProductsPanel,
  AddProductsPanelContainer,
  type AddProductsPanelContainerProps,
  type AddProductsPanelProps,
} from './AddProductsPanel';
export {
  BrowseFilters,
  type BrowseFiltersProps,
  type FilterGroup,
  type FilterValue,
  inGivenOrder,
} from './BrowseFilters';
export {
  COMPARED_MAX,
  type ComparedAddress,
  type ComparedKind,
  ComparisonContainer,
  type ComparisonContainerProps,
  comparedCompanyReads,
  comparedProductReads,
  comparePath,
  readComparedAddress,
} from './Comparison';
export {
  ConcentrationContainer,
  type ConcentrationContainerProps,
  type ConcentrationData,
  ConcentrationReport,
  type ConcentrationReportProps,
  type ConcentrationView,
  readConcentrationView,
  toConcentrationFilter,
  writeConcentrationView,
} from './ConcentrationReport';
export {
  DuplicateDialog,
  DuplicateDialogContainer,
  type DuplicateDialogContainerProps,
  type DuplicateDialogProps,
} from './DuplicateDialog';
export {
  CompanyHistoryDialogContainer,
  type CompanyHistoryDialogContainerProps,
  EditHistoryDialog,
  type EditHistoryDialogProps,
  type EditProposalsProps,
  ProductHistoryDialogContainer,
  type ProductHistoryDialogContainerProps,
} from './EditHistory';
export {
  ApplicationTableContainer,
  fromApplication,
  fromRawMaterial,
  type LinkedProduct,
  type LinkedProductKind,
  LinkedProductTable,
  type LinkedProductTableContainerProps,
  type LinkedProductTableProps,
  MaterialTableContainer,
} from './LinkedProductTable';
export {
  AllPotentialCustomersContainer,
  PotentialCustomerTable,
  PotentialCustomerTableContainer,
  type PotentialCustomerTableContainerProps,
  type PotentialCustomerTableProps,
} from './PotentialCustomerTable';
export {
  ProductActions,
  ProductActionsContainer,
  type ProductActionsContainerProps,
  type ProductActionsProps,
  ProductPictureContainer,
  type ProductPictureContainerProps,
} from './ProductActions';
export {
  ProductCatalogue,
  ProductCatalogueContainer,
  type ProductCatalogueContainerProps,
  type ProductCatalogueProps,
  readProductFilter,
  toProductSearch,
} from './ProductCatalogue';
export {
  CREATED_PRODUCTS,
  CreateCatalogueProductContainer,
  type CreateCatalogueProductContainerProps,
  type CreatedProduct,
  CreateProductDialog,
  CreateProductDialogContainer,
  type CreateProductDialogContainerProps,
  type CreateProductDialogProps,
  EditProductDialog,
  EditProductDialogContainer,
  type EditProductDialogContainerProps,
  type EditProductDialogProps,
  type ProductValues,
} from './ProductDialog';
export { type ProductSnapshot, ProductSnapshots, type ProductSnapshotsProps } from './ProductSnapshots';
export { PRODUCT_SECTION_IDS, ProductStats, type ProductStatsProps } from './ProductStats';
export {
  PRODUCT_TABS,
  type ProductTab,
  ProductTabNav,
  type ProductTabNavProps,
  ProductTabPanel,
  type ProductTabPanelProps,
  productTabPath,
  readProductTab,
} from './ProductTabNav';
export { ComparePage, type ComparePageProps } from './pages/ComparePage';
export { ConcentrationPage, type ConcentrationPageProps } from './pages/ConcentrationPage';
export { ProductFollowersPage, type ProductFollowersPageProps } from './pages/ProductFollowersPage';
export { ProductPage, type ProductPageProps } from './pages/ProductPage';
export {
  RecommendedProducts,
  RecommendedProductsContainer,
  type RecommendedProductsProps,
} from './RecommendedProducts';
export {
  SavedSearches,
  SavedSearchesContainer,
  type SavedSearchesContainerProps,
  type SavedSearchesProps,
  savedSearchHref,
  savedSearchName,
} from './SavedSearches';
export { SaveSearchContainer, type SaveSearchContainerProps } from './SaveSearch';
export {
  SectorOverview,
  SectorOverviewContainer,
  type SectorOverviewContainerProps,
  type SectorOverviewProps,
} from './SectorOverview';
