import { charactersLeft, isNearLimit, TEXT_LIMITS } from '@millrace/domain';
import { Button, Notice, TextArea } from '@millrace/ui';
import { useDraftAutosave } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { composer, send as sendClass } from './CommentThread.css';

export interface CommentComposerProps {
  /** Sends a comment; answers whether it was created, which clears the field. @see FEED-049 */
  onCreate: (text: string) => Promise<boolean>;
  /** How the last one stands: `creating` while it is on its way; `failed` keeps what was typed. */
  status: 'idle' | 'creating' | 'failed';
  /**
   * The last one that was created, also where the composer that has sent it was taken off the page meanwhile: its text is
   * cleared.
   */
  created?: { text: string } | undefined;
  /** What the server says of a failure. Default: ours. */
  failure?: string | undefined;
  /**
   * Under which this browser's tab keeps what is typed, as a feed takes posts that are out of sight off the page; of the
   * post and its writer. Default: kept as long as the composer stands there.
   */
  draftKey?: string | undefined;
}

const NOTHING = { text: '' };

/** Writes a comment: sent only when there is something in it. @see FEED-048, GAP-102 */
export function CommentComposer({ onCreate, status, created, failure, draftKey }: CommentComposerProps) {
  const messages = useMessages();
  const { draft, change, discard: clear } = useDraftAutosave(draftKey ?? null, NOTHING);
  const { text } = draft;
  /** What stands there by now, for who has waited for an answer. */
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const handleTextChange = (next: string) => {
    latest.current = next;
    change({ text: next });
  };
  const known = useRef(created);
  useEffect(() => {
    if (created && created !== known.current && latest.current.trim() === created.text) clear();
    known.current = created;
  }, [created, clear]);
  const isSendable = text.trim() !== '' && charactersLeft('comment', text.trim()) >= 0;
  const limit = isNearLimit('comment', text)
    ? ({ showCount: true, maxLength: TEXT_LIMITS.comment } as const)
    : {};
  const send = async () => {
    if (!isSendable || status === 'creating') return;
    // What was typed meanwhile is not what was sent.
    if ((await onCreate(text.trim())) && latest.current === text) clear();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <form data-part="composer" className={composer} onSubmit={handleSubmit}>
      <TextArea
        label={messages.format('comments.write')}
        labelVisibility="hidden"
        placeholder={messages.format('comments.write')}
        rows={2}
        maxRows={8}
        value={text}
        onValueChange={handleTextChange}
        onKeyDown={handleKeyDown}
        dir="auto"
        {...limit}
      />
      {status === 'failed' && <Notice tone="danger">{failure ?? messages.format('comments.failed')}</Notice>}
      <Button
        type="submit"
        size="small"
        className={sendClass}
        loading={status === 'creating'}
        disabled={!isSendable}
      >
        {messages.format('comments.send')}
      </Button>
    </form>
  );
}
