export { aMe, aUser } from './account/factory';
export {
  aBareProduct,
  activities,
  aDuplicateCase,
  aLimitedPotentialCustomer,
  aLimitedSupplier,
  aMergedDuplicate,
  anActivity,
  aPotentialCustomer,
  aProduct,
  aProductRef,
  aSupplier,
  duplicateCases,
  linkEvidence,
  potentialCustomers,
  productDocuments,
  products,
  suppliers,
} from './catalogue/factory';
export { analytics, aPlan, aQuote, invoices, quotes, teamInvitations, teamMembers } from './commerce/factory';
export {
  aBareCompany,
  aCompany,
  aCompanyLink,
  aCompanyProduct,
  aLinkCase,
  anEdit,
  anEmployee,
  companies,
  companyProducts,
  edits,
  employees,
  linkCases,
  productEdits,
  proposals,
} from './companies/factory';
export type { Operation, OperationId } from './contract/operations';
export type { MockData } from './data/mock-data';
export type { RowsById } from './data/rows-by-id';
export { aBareEvent, anEvent, attendees, calendars, eventSummaries, exhibitors } from './events/factory';
export { aComment, anImagePost, aPost, aPrivatePost, comments, posts } from './feed/factory';
export { artHandlers } from './handlers/art';
export { type HandlerOptions, handlers } from './handlers/handlers';
export { resetMocks } from './handlers/mock-server';
export { aChatMessage, aChatRoom, aNewChatRoom, chatMessages, chatRooms } from './messaging/factory';
export {
  aConnectionEntry,
  aCustomerRow,
  aFollowedProduct,
  aFollower,
  aVendorRow,
  connectionEntries,
  customerRows,
  followedProducts,
  followers,
  recommendedProducts,
  vendorRows,
} from './network/factory';
export { aAlertSettings, aNotification, notifications } from './notifications/factory';
export {
  aHiddenCase,
  aModerationCase,
  aSearchHit,
  blockedMembers,
  moderationCases,
  searchHits,
  sheetImport,
  sheetPreview,
  undoneSheetImport,
} from './operations/factory';
export { embedPreflight, publisherReport, publisherSites } from './publishing/factory';
export { empty } from './scenarios/empty';
export { FAILURES, type Failure, failing } from './scenarios/failing';
export { huge } from './scenarios/huge';
export type { OnlyOperations, Scenario } from './scenarios/scenario';
export { slow } from './scenarios/slow';
export { withData } from './scenarios/with-data';
export { anApplication, applications, aRawMaterial, rawMaterials } from './value-chain/factory';
