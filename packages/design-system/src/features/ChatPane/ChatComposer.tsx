import { charactersLeft, isNearLimit, TEXT_LIMITS } from '@millrace/domain';
import { type FormEvent, type KeyboardEvent, type Ref, useRef } from 'react';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { TextArea } from '../../primitives/TextArea';
import { composer, send as sendClass } from './ChatPane.css';

/** What browsers say of a key that an input method has used, also where its composition has just ended. */
const USED_BY_INPUT_METHOD = 229;

export interface ChatComposerProps {
  /** To whom one writes. */
  name: string;
  text: string;
  onTextChange: (text: string) => void;
  /** Takes what is to be said, and clears the field. @see CHAT-009 */
  onSend: (text: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** Where one writes: Enter sends, Shift and Enter begins a line. @see CHAT-008, GAP-102 */
export function ChatComposer({ name, text, onTextChange, onSend, fieldRef }: ChatComposerProps) {
  const messages = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  const ref = useMergedRef(field, fieldRef);
  const said = text.trim();
  const isSendable = said !== '' && charactersLeft('message', said) >= 0;
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
    if (event.key !== 'Enter' || event.shiftKey) return;
    // With Enter one also chooses among the characters that an input method offers.
    if (event.nativeEvent.isComposing || event.keyCode === USED_BY_INPUT_METHOD) return;
    event.preventDefault();
    send();
  };
  const label = messages.format('chat.write', { name });
  return (
    <form data-part="composer" className={composer} onSubmit={handleSubmit}>
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
        {...limit}
      />
      <Button type="submit" tone="primary" className={sendClass} disabled={!isSendable}>
        {messages.format('chat.send')}
      </Button>
    </form>
  );
}
