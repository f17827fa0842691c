import { attachmentMessages } from './Attachment/Attachment.messages';
import { commentThreadMessages } from './CommentThread/CommentThread.messages';
import { documentViewerMessages } from './DocumentViewer/DocumentViewer.messages';
import { feedMessages } from './Feed/Feed.messages';
import { mentionFieldMessages } from './MentionField/MentionField.messages';
import { postCardMessages } from './PostCard/PostCard.messages';
import { postComposerMessages } from './PostComposer/PostComposer.messages';
import { postEditDialogMessages } from './PostEditDialog/PostEditDialog.messages';
import { postVersionsMessages } from './PostVersionsDialog/PostVersionsDialog.messages';
import { sharePopupMessages } from './SharePopup/SharePopup.messages';
import { tagDialogMessages } from './TagDialog/TagDialog.messages';
import { tagPickerMessages } from './TagPicker/TagPicker.messages';

/** The English texts of the area. */
export const feedTexts = {
  ...attachmentMessages,
  ...commentThreadMessages,
  ...documentViewerMessages,
  ...feedMessages,
  ...mentionFieldMessages,
  ...postCardMessages,
  ...postComposerMessages,
  ...postEditDialogMessages,
  ...postVersionsMessages,
  ...sharePopupMessages,
  ...tagDialogMessages,
  ...tagPickerMessages,
} as const;
