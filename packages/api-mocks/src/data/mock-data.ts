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

/** What the mocked API knows, in full: what a viewer may not see is withheld when it answers. */
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
  /** By the id of the company: what waits to be decided, newest first. */
  proposals: RowsById<CompanyProposal>;
  /** By the id of the company. */
  companyProducts: RowsById<CompanyProduct>;
  /** Of the viewer's company; most contacts first. */
  vendors: VendorRow[];
  /** Of the viewer's company; most contacts first. */
  customers: CustomerRow[];
  /** Requests for quotes that the viewer has sent, or that the viewer's company was sent, by id. */
  quotes: Map<string, QuoteRequestDetail>;
  /** The viewer's, the newest first. */
  publisherSites: PublisherSite[];
  /** The viewer's, the newest first. */
  savedSearches: SavedSearch[];
  /** What the viewer saved of the own profile. */
  changes: Partial<Me>;
  /** How the viewer signs in. */
  security: Security;
  /** Where the viewer is signed in. */
  sessions: SessionEntry[];
  tokens: AccessToken[];
  /** Whether the address of the contract's example is never to be written to. */
  hasOptedOut: boolean;
  /** Whether the viewer's device shows what the viewer is told. */
  isPushed: boolean;
  /** What the viewer is mailed about. */
  alerts: AlertSettings;
  /** What the viewer is told; newest first. */
  notifications: Notification[];
  /** Up to when the viewer has read them. */
  notificationsReadAt: string | null;
}
