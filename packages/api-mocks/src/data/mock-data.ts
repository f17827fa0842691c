import type {
  AccessToken,
  Activity,
  AlertSettings,
  ApplicationEntry,
  Company,
  CompanyProduct,
  CompanyProposal,
  CustomerRow,
  Edit,
  Employee,
  Follower,
  Me,
  Notification,
  PotentialCustomer,
  Product,
  ProductDocument,
  PublisherSite,
  QuoteRequestDetail,
  RawMaterialEntry,
  SavedSearch,
  Security,
  SessionEntry,
  Supplier,
  VendorRow,
} from '@millrace/api-client';
import type { PlanData } from '../commerce/data';
import type { EventData } from '../events/data';
import type { PostData } from '../feed/data';
import type { ChatData } from '../messaging/data';
import type { ModerationData } from '../operations/data';
import type { RowsById } from './rows-by-id';

/** Complete data of the mocked API: responses leave out what the viewer may not see. */
export interface MockData extends PostData, ChatData, EventData, ModerationData, PlanData {
  /** By id. */
  products: Map<string, Product>;
  /** By id. */
  companies: Map<string, Company>;
  suppliers: RowsById<Supplier>;
  rawMaterials: RowsById<RawMaterialEntry>;
  applications: RowsById<ApplicationEntry>;
  potentialCustomers: RowsById<PotentialCustomer>;
  /** Newest first. */
  followers: RowsById<Follower>;
  /** Newest first. */
  activities: RowsById<Activity>;
  /** By the id of the company, newest first. */
  companyFollowers: RowsById<Follower>;
  /** By the id of the company. */
  employees: RowsById<Employee>;
  /** By the id of the company, newest first. */
  edits: RowsById<Edit>;
  /** By the id of the product. */
  documents: RowsById<ProductDocument>;
  /** Open proposals by company id, newest first. */
  proposals: RowsById<CompanyProposal>;
  /** By the id of the company. */
  companyProducts: RowsById<CompanyProduct>;
  /** Vendors of the viewer's company; most contacts first. */
  vendors: VendorRow[];
  /** Customers of the viewer's company; most contacts first. */
  customers: CustomerRow[];
  /** Requests for quotes sent by the viewer or received by the viewer's company, by id. */
  quotes: Map<string, QuoteRequestDetail>;
  /** Of the viewer, newest first. */
  publisherSites: PublisherSite[];
  /** Of the viewer, newest first. */
  savedSearches: SavedSearch[];
  /** Saved changes of the viewer's profile. */
  changes: Partial<Me>;
  /** Sign-in methods of the viewer. */
  security: Security;
  /** Sessions of the viewer. */
  sessions: SessionEntry[];
  tokens: AccessToken[];
  /** True if the address of the contract's example has opted out of mails. */
  hasOptedOut: boolean;
  /** True if the viewer's device is subscribed to push messages. */
  isPushed: boolean;
  /** Alert settings of the viewer. */
  alerts: AlertSettings;
  /** Notifications of the viewer; newest first. */
  notifications: Notification[];
  /** Time up to which the viewer has read them. */
  notificationsReadAt: string | null;
}
