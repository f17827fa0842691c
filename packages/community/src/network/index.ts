export {
  ConnectionTable,
  ConnectionTableContainer,
  type ConnectionTableContainerProps,
  type ConnectionTableProps,
} from './ConnectionTable';
export {
  FollowedCompanyTable,
  FollowedCompanyTableContainer,
  type FollowedCompanyTableContainerProps,
  type FollowedCompanyTableProps,
} from './FollowedCompanyTable';
export {
  FollowedProductTable,
  FollowedProductTableContainer,
  type FollowedProductTableContainerProps,
  type FollowedProductTableProps,
} from './FollowedProductTable';
export {
  CompanyFollowerTableContainer,
  type CompanyFollowerTableContainerProps,
  FollowerTable,
  FollowerTableContainer,
  type FollowerTableContainerProps,
  type FollowerTableProps,
} from './FollowerTable';
export {
  InvitationBox,
  InvitationBoxContainer,
  type InvitationBoxContainerProps,
  type InvitationBoxProps,
  type InvitationState,
} from './InvitationBox';
export {
  InviteDialog,
  InviteDialogContainer,
  type InviteDialogContainerProps,
  type InviteDialogProps,
  type Invited,
  type InviteState,
  InviteView,
  InviteViewContainer,
  type InviteViewContainerProps,
  type InviteViewProps,
} from './InviteDialog';
export {
  MemberNetworkContainer,
  MemberPanel,
  MemberPanelContainer,
  type MemberPanelContainerProps,
  type MemberPanelProps,
  type MemberPanelViewer,
  PANEL_FIXED_AFTER_PX,
} from './MemberPanel';
export { NetworkSummary, type NetworkSummaryProps } from './NetworkSummary';
export { NETWORK_PAGE } from './network-page';
export {
  AddProductsHint,
  type AddProductsHintProps,
  CustomerTableContainer,
  PARTNER_KINDS,
  type Partner,
  type PartnerKind,
  PartnerTable,
  type PartnerTableContainerProps,
  type PartnerTableProps,
  VendorTableContainer,
} from './PartnerTable';
export { ConnectionsPage, type ConnectionsPageProps } from './pages/ConnectionsPage';
export { CustomersPage, type CustomersPageProps } from './pages/CustomersPage';
export { InvitePage, type InvitePageProps } from './pages/InvitePage';
export { MemberActions, type MemberActionsProps } from './pages/MemberActions';
export { MemberPage, type MemberPageProps } from './pages/MemberPage';
export { OwnProductsPage, type OwnProductsPageProps } from './pages/OwnProductsPage';
export { VendorsPage, type VendorsPageProps } from './pages/VendorsPage';
