import { Button, Icon, Progress } from '@millrace/ui';
import { fileSize, useMoveFocusOnUnmount } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { memo, useRef } from 'react';
import { ATTACHMENT_ICONS } from '../../feed/Attachment';
import { type AttachedFile, AttachedMedia } from '../../feed/PostCard';
import { fileName, fileSign, progress, waiting } from './ChatFile.css';
import { chatPaneMessages } from './ChatPane.messages';
import { chatFocusTarget } from './chat-focus-target';
import type { PendingMessage } from './chat-message';
import { file as fileClass } from './LateChatFile.css';

export interface ChatFileProps {
  file: AttachedFile;
}

/** File of a sent message, which only the people of the chat can read. @see GAP-054 */
export const ChatFile = memo(function ChatFile({ file }: ChatFileProps) {
  return (
    <div data-part="file" className={fileClass}>
      <AttachedMedia file={file} isPublic={false} />
    </div>
  );
});

export interface PendingFileProps {
  file: NonNullable<PendingMessage['file']>;
  /** Uploaded share, 0 to 1; undefined before the upload. */
  share: number | undefined;
  /** Called to cancel the upload; undefined if it was cancelled. */
  onCancel: (() => void) | undefined;
}

/** File of an unsent message with its upload progress and a cancel button. */
export function PendingFile({ file: { kind, name, size }, share, onCancel }: PendingFileProps) {
  const messages = useMessages(chatPaneMessages);
  return (
    <div data-part="file" data-kind={kind} className={waiting}>
      <span className={fileSign}>
        <Icon icon={ATTACHMENT_ICONS[kind]} size="medium" />
      </span>
      <span>
        <bdi title={name} className={fileName}>
          {name}
        </bdi>
        {fileSize(size, messages)}
      </span>
      {onCancel && <Sending share={share} onCancel={onCancel} />}
    </div>
  );
}

/** Shows the upload progress, with a button that cancels it. */
function Sending({ share, onCancel }: { share: number | undefined; onCancel: () => void }) {
  const messages = useMessages(chatPaneMessages);
  const place = useRef<HTMLDivElement>(null);
  useMoveFocusOnUnmount(place, chatFocusTarget);
  return (
    <div ref={place} className={progress}>
      {share !== undefined && (
        <Progress label={messages.format('chat.uploading')} value={share} data-part="progress" />
      )}
      <Button size="small" tone="quiet" onClick={onCancel}>
        {messages.format('chat.cancel')}
      </Button>
    </div>
  );
}
