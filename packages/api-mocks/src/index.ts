export type { Operation, OperationId } from './contract/operations';
export type { MockData, RowsById } from './data/mock-data';
export { activities, anActivity } from './factories/activity';
export { aAlertSettings } from './factories/alert-settings';
export { analytics } from './factories/analytics';
export { anApplication, applications } from './factories/application';
export { calendars } from './factories/calendar';
export { aChatMessage, aChatRoom, aNewChatRoom, chatMessages, chatRooms } from './factories/chat';
export { aComment, comments } from './factories/comment';
export { aBareCompany, aCompany, aCompanyProduct, companies, companyProducts } from './factories/company';
export { aCompanyLink, aLinkCase, linkCases } from './factories/company-link';
export { aDuplicateCase, aMergedDuplicate, duplicateCases } from './factories/duplicate';
export { anEdit, edits, productEdits, proposals } from './factories/edit';
export { embedPreflight } from './factories/embed-preflight';
export { anEmployee, employees } from './factories/employee';
export { aBareEvent, anEvent, attendees, eventSummaries, exhibitors } from './factories/event';
export { aFollowedProduct, followedProducts } from './factories/followed-product';
export { aFollower, followers } from './factories/follower';
export { linkEvidence } from './factories/link-evidence';
export { aMe } from './factories/me';
export {
  aHiddenCase,
  aModerationCase,
  blockedMembers,
  moderationCases,
} from './factories/moderation-case';
export {
  aConnectionEntry,
  aCustomerRow,
  aVendorRow,
  connectionEntries,
  customerRows,
  recommendedProducts,
  vendorRows,
} from './factories/network';
export { aNotification, notifications } from './factories/notification';
export { aPlan, invoices, teamInvitations, teamMembers } from './factories/plan';
export { anImagePost, aPost, aPrivatePost, posts } from './factories/post';
export {
  aLimitedPotentialCustomer,
  aPotentialCustomer,
  potentialCustomers,
} from './factories/potential-customer';
export { aBareProduct, aProduct, aProductRef, products } from './factories/product';
export { publisherReport, publisherSites } from './factories/publisher';
export { aQuote, quotes } from './factories/quote';
export { aRawMaterial, rawMaterials } from './factories/raw-material';
export { aSearchHit, searchHits } from './factories/search-hit';
export { importedSheet, sheetPreview, undoneSheet } from './factories/spreadsheet';
export { aLimitedSupplier, aSupplier, suppliers } from './factories/supplier';
export { aUser } from './factories/user';
export { artHandlers } from './handlers/art';
export { type HandlerOptions, handlers } from './handlers/handlers';
export { resetMocks } from './handlers/mock-server';
export { empty } from './scenarios/empty';
export { FAILURES, type Failure, failing } from './scenarios/failing';
export { huge } from './scenarios/huge';
export type { OnlyOperations, Scenario } from './scenarios/scenario';
export { slow } from './scenarios/slow';
export { withData } from './scenarios/with-data';
