import { Dialog, type DialogContentProps } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ListState } from '../../internal/list-state';
import { ListBody } from '../../shell/PagedList';
import { item, list, text as textClass, when } from './PostVersionsDialog.css';
import { postVersionsMessages } from './PostVersionsDialog.messages';

/** An earlier version of a post. */
export interface PostVersion {
  text: string;
  /** ISO 8601. */
  written: string;
}

export interface PostVersionsDialogProps extends Omit<DialogContentProps, 'children'> {
  /** Newest first, without the current version. */
  state: ListState<PostVersion>;
  onRetry?: (() => void) | undefined;
  onClose: () => void;
}

/** Modal dialog with earlier versions of a post; open while mounted. */
export function PostVersionsDialog({ state, onRetry, onClose, ...rest }: PostVersionsDialogProps) {
  const messages = useMessages(postVersionsMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content data-component="PostVersionsDialog" aria-describedby={undefined} {...rest}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('postVersions.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <ListBody
              state={state}
              expectedRows={1}
              art="none"
              empty={messages.format('postVersions.none')}
              emptyHint={messages.format('postVersions.noneHint')}
              onRetry={onRetry}
            >
              {({ rows }) => (
                <ol aria-label={messages.format('postVersions.list')} className={list}>
                  {rows.map(({ text, written }) => (
                    <li key={written} className={item}>
                      <p className={when}>
                        <time dateTime={written}>
                          {messages.format('postVersions.written', {
                            time: messages.date(written, { dateStyle: 'long', timeStyle: 'short' }),
                          })}
                        </time>
                      </p>
                      <p dir="auto" className={textClass}>
                        {text}
                      </p>
                    </li>
                  ))}
                </ol>
              )}
            </ListBody>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
