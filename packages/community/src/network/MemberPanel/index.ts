export {
  MemberPanel,
  type MemberPanelProps,
  type MemberPanelViewer,
  PANEL_FIXED_AFTER_PX,
} from './MemberPanel';
export {
  MemberNetworkContainer,
  MemberPanelContainer,
  type MemberPanelContainerProps,
} from './MemberPanelContainers';
