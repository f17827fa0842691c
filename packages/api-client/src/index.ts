export {
  ApiError,
  type ApiErrorCode,
  type ApiErrorParts,
  type ClientErrorCode,
  isApiError,
} from './api-error';
export { type Client, type ClientOptions, createClient } from './client';
export { isAnswering } from './is-answering';
export { accountMutations, type EmailRequest } from './mutations/accounts';
export { activityMutations } from './mutations/activity';
export { meMutations, type UserPicture } from './mutations/me';
export { type ProductPicture, type ProductUpdate, productMutations } from './mutations/products';
export { securityMutations } from './mutations/security';
export { supplierMutations } from './mutations/suppliers';
export { valueChainMutations } from './mutations/value-chain';
export type { Cursor, LimitedPage, LimitedRows, Page, PageRequest, Pages, Rows } from './page';
export { companyQueries } from './queries/companies';
export { meQueries } from './queries/me';
export { memberQueries } from './queries/members';
export { productQueries } from './queries/products';
export { type SearchRequest, searchQueries } from './queries/search';
export { sessionQueries } from './queries/session';
export {
  companyKeys,
  meKeys,
  memberKeys,
  type ProductFilter,
  productKeys,
  type SupplierFilter,
  searchKeys,
  sessionKeys,
} from './query-keys';
export { queryDefaults, retryDelayMs, shouldRetry } from './retry';
export { type SessionAddresses, sessionAddresses } from './session-addresses';
export type {
  AccountDeletion,
  Activity,
  ActivityAuthor,
  ApplicationEntry,
  BulkProductEntry,
  BulkProductResult,
  BulkProducts,
  Company,
  CompanyDraft,
  CompanyProduct,
  ContactDetail,
  components,
  ErrorCode,
  FollowedProduct,
  FollowedProductEntry,
  Follower,
  Image,
  InquiryDraft,
  Limited,
  Link,
  LinkPayload,
  Me,
  Media,
  Member,
  MeUpdate,
  OwnEmail,
  operations,
  Passkey,
  PasskeyCredential,
  PasskeyOptions,
  PasswordUpdate,
  PotentialCustomer,
  Product,
  ProductCounts,
  ProductDraft,
  ProductImages,
  ProductRef,
  ProfileDraft,
  paths,
  RawMaterialEntry,
  Reauthentication,
  Registration,
  SearchHit,
  SearchSource,
  Security,
  SessionEntry,
  StatusDraft,
  Stream,
  Supplier,
  SupplierDraft,
  User,
  WizardRegistration,
  YoutubeDraft,
} from './types';
