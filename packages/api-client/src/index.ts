export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorParts,
  type ClientErrorCode,
  isApiError,
} from './api-error';
export { type Client, type ClientOptions, createClient } from './client';
export { activityMutations } from './mutations/activity';
export { type ProductPicture, type ProductUpdate, productMutations } from './mutations/products';
export { supplierMutations } from './mutations/suppliers';
export { valueChainMutations } from './mutations/value-chain';
export type { Cursor, LimitedPage, LimitedRows, Page, PageRequest, Pages, Rows } from './page';
export { companyQueries } from './queries/companies';
export { productQueries } from './queries/products';
export { type SearchRequest, searchQueries } from './queries/search';
export { sessionQueries } from './queries/session';
export {
  companyKeys,
  type ProductFilter,
  productKeys,
  type SupplierFilter,
  searchKeys,
  sessionKeys,
} from './query-keys';
export { queryDefaults, retryDelayMs, shouldRetry } from './retry';
export { type SessionAddresses, sessionAddresses } from './session-addresses';
export type {
  Activity,
  ActivityAuthor,
  ApplicationEntry,
  BulkProductEntry,
  BulkProductResult,
  BulkProducts,
  Company,
  CompanyProduct,
  ContactDetail,
  components,
  ErrorCode,
  FollowedProduct,
  Follower,
  Image,
  Limited,
  Link,
  LinkPayload,
  Media,
  operations,
  PotentialCustomer,
  Product,
  ProductCounts,
  ProductDraft,
  ProductImages,
  ProductRef,
  paths,
  RawMaterialEntry,
  SearchHit,
  SearchSource,
  StatusDraft,
  Stream,
  Supplier,
  SupplierDraft,
  User,
  YoutubeDraft,
} from './types';
