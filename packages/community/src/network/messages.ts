import { connectionTableMessages } from './ConnectionTable/ConnectionTable.messages';
import { followedCompanyTableMessages } from './FollowedCompanyTable/FollowedCompanyTable.messages';
import { followedProductTableMessages } from './FollowedProductTable/FollowedProductTable.messages';
import { followerTableMessages } from './FollowerTable/FollowerTable.messages';
import { invitationBoxMessages } from './InvitationBox/InvitationBox.messages';
import { inviteDialogMessages } from './InviteDialog/InviteDialog.messages';
import { memberPanelMessages } from './MemberPanel/MemberPanel.messages';
import { networkSummaryMessages } from './NetworkSummary/NetworkSummary.messages';
import { partnerTableMessages } from './PartnerTable/PartnerTable.messages';

/** English texts of the area. */
export const networkTexts = {
  ...connectionTableMessages,
  ...followedCompanyTableMessages,
  ...followedProductTableMessages,
  ...followerTableMessages,
  ...invitationBoxMessages,
  ...inviteDialogMessages,
  ...memberPanelMessages,
  ...networkSummaryMessages,
  ...partnerTableMessages,
  'network.number': 'No.',
  'network.member': 'Name',
  'network.company': 'Company',
  'network.jobTitle': 'Designation',
  'network.tools': 'Sort and search',
  'network.follow': 'Follow',
  'network.noCompany': 'No company',
  'network.back': 'Back to {name}',
} as const;
