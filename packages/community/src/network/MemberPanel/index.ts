export { MemberNetworkContainer } from './MemberNetworkContainer';
export {
  MemberPanel,
  type MemberPanelProps,
  type MemberPanelViewer,
  PANEL_FIXED_AFTER_PX,
} from './MemberPanel';
export { MemberPanelContainer, type MemberPanelContainerProps } from './MemberPanelContainer';
