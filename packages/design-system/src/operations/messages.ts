import { blockMemberMessages } from './BlockMember/BlockMember.messages';
import { reportDialogMessages } from './ReportDialog/ReportDialog.messages';

/** The English texts of the area. */
export const operationsTexts = {
  ...blockMemberMessages,
  ...reportDialogMessages,
} as const;
