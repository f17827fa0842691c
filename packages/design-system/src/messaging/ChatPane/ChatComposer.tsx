import { charactersLeft, isNearLimit, TEXT_LIMITS } from '@millrace/domain';
import { Button, IconButton, Notice, TextArea } from '@millrace/ui';
import { isEnter, useMergedRef } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Paperclip } from 'lucide-react';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { acceptAttribute, type ChosenFile, LateAttachment, type useFileIntake } from '../../feed/Attachment';
import { attachmentMessages } from '../../feed/Attachment/Attachment.messages';
import { composer, hint, send as sendClass, wide } from './ChatPane.css';
import { chatPaneMessages } from './ChatPane.messages';

export interface ChatComposerProps {
  /** Name of the recipient. */
  name: string;
  text: string;
  onTextChange: (text: string) => void;
  /** The attachment. */
  file: ChosenFile | null;
  /** Called with the chosen file; without it files cannot be attached. */
  onFileChange: ((file: ChosenFile | null) => void) | undefined;
  /** File intake, which also handles files that are dropped on the pane. */
  intake: Pick<ReturnType<typeof useFileIntake>, 'problem' | 'take' | 'forgive' | 'handlePaste'>;
  /** Called with the message and its file; the caller clears both. @see CHAT-009 */
  onSend: (text: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** Message composer: Enter sends, Shift+Enter starts a new line. @see CHAT-008, GAP-102 */
export function ChatComposer({
  name,
  text,
  onTextChange,
  file,
  onFileChange,
  intake,
  onSend,
  fieldRef,
}: ChatComposerProps) {
  const messages = useMessages(attachmentMessages, chatPaneMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(field, fieldRef);
  const said = text.trim();
  const isSendable = (said !== '' || file !== null) && charactersLeft('message', said) >= 0;
  const limit = isNearLimit('message', text)
    ? ({ showCount: true, maxLength: TEXT_LIMITS.message } as const)
    : {};
  const send = () => {
    if (isSendable) onSend(said);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  const handleChoice = ({ target: { files }, target: chosen }: ChangeEvent<HTMLInputElement>) => {
    intake.take([...(files ?? [])]);
    // Reset the input, as choosing the same file again would not fire `change`.
    chosen.value = '';
    field.current?.focus();
  };
  const handleRemove = () => {
    onFileChange?.(null);
    intake.forgive();
    field.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page could listen
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) onTextChange(typed);
  }, []);
  const label = messages.format('chat.write', { name });
  return (
    <form data-part="composer" className={composer} onSubmit={handleSubmit}>
      {file && (
        <div className={wide}>
          <LateAttachment
            shown={{ kind: file.kind, name: file.file.name, file: file.file }}
            disabled={false}
            onRemove={handleRemove}
          />
        </div>
      )}
      {intake.problem !== undefined && (
        <div className={wide}>
          <Notice tone="danger">{intake.problem}</Notice>
        </div>
      )}
      {onFileChange && (
        <>
          <IconButton
            type="button"
            tone="quiet"
            icon={Paperclip}
            className={sendClass}
            label={messages.format('chat.attach')}
            onClick={() => input.current?.click()}
          />
          <input
            ref={input}
            type="file"
            hidden
            data-part="input"
            aria-label={messages.format('attachment.choose')}
            accept={acceptAttribute()}
            onChange={handleChoice}
          />
        </>
      )}
      <TextArea
        ref={ref}
        label={label}
        labelVisibility="hidden"
        placeholder={label}
        rows={1}
        maxRows={6}
        dir="auto"
        enterKeyHint="send"
        value={text}
        onValueChange={onTextChange}
        onKeyDown={handleKeyDown}
        onPaste={intake.handlePaste}
        {...limit}
      />
      <Button type="submit" tone="primary" className={sendClass} disabled={!isSendable}>
        {messages.format('chat.send')}
      </Button>
      <p data-part="hint" className={hint}>
        {messages.format('chat.enterSends')}
      </p>
    </form>
  );
}
