import { Button, Inline, Notice, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface EditConflictNoticeProps {
  /** How the post begins that stands there now. */
  title: string;
  isPrivate: boolean;
  /** Saves what was changed here over it. */
  onKeepOwn: () => void;
  /** Goes on from it, without what was changed here. */
  onTakeNewer: () => void;
}

/** Shows an edit conflict: the post was edited elsewhere since this edit began. Offers to overwrite or to adopt it. */
export function EditConflictNotice({ title, isPrivate, onKeepOwn, onTakeNewer }: EditConflictNoticeProps) {
  const messages = useMessages();
  const visibility = messages.format(isPrivate ? 'postComposer.private' : 'postComposer.public');
  return (
    <Notice tone="warning" role="alert">
      <Stack gap="sm">
        <span>{messages.format('postEditDialog.meanwhile')}</span>
        <span>{messages.format('postEditDialog.newer', { visibility, title })}</span>
        <Inline gap="sm">
          <Button size="small" onClick={onKeepOwn}>
            {messages.format('postEditDialog.keepOwn')}
          </Button>
          <Button size="small" onClick={onTakeNewer}>
            {messages.format('postEditDialog.takeNewer')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
