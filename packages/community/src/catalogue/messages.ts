import { activitySummaryMessages } from './ActivitySummary/ActivitySummary.messages';
import { addLinkDialogMessages } from './AddLinkDialog/AddLinkDialog.messages';
import { addProductsPanelMessages } from './AddProductsPanel/AddProductsPanel.messages';
import { browseFiltersMessages } from './BrowseFilters/BrowseFilters.messages';
import { comparisonMessages } from './Comparison/Comparison.messages';
import { concentrationReportMessages } from './ConcentrationReport/ConcentrationReport.messages';
import { duplicateDialogMessages } from './DuplicateDialog/DuplicateDialog.messages';
import { editHistoryMessages } from './EditHistory/EditHistory.messages';
import { linkedProductTableMessages } from './LinkedProductTable/LinkedProductTable.messages';
import { potentialCustomerTableMessages } from './PotentialCustomerTable/PotentialCustomerTable.messages';
import { productActionsMessages } from './ProductActions/ProductActions.messages';
import { productCatalogueMessages } from './ProductCatalogue/ProductCatalogue.messages';
import { productDialogMessages } from './ProductDialog/ProductDialog.messages';
import { productDocumentsMessages } from './ProductDocuments/ProductDocuments.messages';
import { productFactsMessages } from './ProductFacts/ProductFacts.messages';
import { productFactsDialogMessages } from './ProductFactsDialog/ProductFactsDialog.messages';
import { productPropertiesMessages, propertyMessages } from './ProductProperties/ProductProperties.messages';
import { productSnapshotsMessages } from './ProductSnapshots/ProductSnapshots.messages';
import { productStatsMessages } from './ProductStats/ProductStats.messages';
import { productTabNavMessages } from './ProductTabNav/ProductTabNav.messages';
import { recommendedProductsMessages } from './RecommendedProducts/RecommendedProducts.messages';
import { savedSearchesMessages } from './SavedSearches/SavedSearches.messages';
import { saveSearchMessages } from './SaveSearch/SaveSearch.messages';
import { sectorOverviewMessages } from './SectorOverview/SectorOverview.messages';

/** English texts of the area. */
export const catalogueTexts = {
  ...activitySummaryMessages,
  ...addLinkDialogMessages,
  ...addProductsPanelMessages,
  ...comparisonMessages,
  ...concentrationReportMessages,
  ...duplicateDialogMessages,
  ...editHistoryMessages,
  ...productDialogMessages,
  ...linkedProductTableMessages,
  ...potentialCustomerTableMessages,
  ...productActionsMessages,
  ...productCatalogueMessages,
  ...browseFiltersMessages,
  ...saveSearchMessages,
  ...savedSearchesMessages,
  ...sectorOverviewMessages,
  ...productDocumentsMessages,
  ...productFactsMessages,
  ...productFactsDialogMessages,
  ...productPropertiesMessages,
  ...propertyMessages,
  ...productSnapshotsMessages,
  ...productStatsMessages,
  ...productTabNavMessages,
  ...recommendedProductsMessages,
  'catalogue.number': 'No.',
} as const;
