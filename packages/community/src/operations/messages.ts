import { blockedMembersMessages } from './BlockedMembers/BlockedMembers.messages';
import { companyLinkQueueMessages } from './CompanyLinkQueue/CompanyLinkQueue.messages';
import { duplicateQueueMessages } from './DuplicateQueue/DuplicateQueue.messages';
import { moderationCaseMessages } from './ModerationCase/ModerationCase.messages';
import { moderationQueueMessages } from './ModerationQueue/ModerationQueue.messages';
import { spreadsheetMenuMessages } from './SpreadsheetMenu/SpreadsheetMenu.messages';

/** English texts of the area. */
export const operationsTexts = {
  ...blockedMembersMessages,
  ...companyLinkQueueMessages,
  ...duplicateQueueMessages,
  ...moderationCaseMessages,
  ...moderationQueueMessages,
  ...spreadsheetMenuMessages,
} as const;
