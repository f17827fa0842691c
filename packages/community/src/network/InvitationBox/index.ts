export { InvitationBox, type InvitationBoxProps, type InvitationState } from './InvitationBox';
export { InvitationBoxContainer, type InvitationBoxContainerProps } from './InvitationBoxContainer';
