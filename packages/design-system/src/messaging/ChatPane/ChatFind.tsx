import { Button, ErrorState, IconButton, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { bar, date, facts, foot, hit as hitClass, hits, mark, note, root, words } from './ChatFind.css';
import { chatPaneMessages } from './ChatPane.messages';
import { mateName } from './change-in-words';
import type { ChatMate } from './chat-mate';
import type { ChatMessage } from './chat-message';
import { cutToMatch, splitMatches } from './split-matches';

/** State of a search in a conversation. */
export type ChatFindState =
  /** The query is too short. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Hits, newest first. */
      hits: readonly ChatMessage[];
      /** Total number of hits. */
      count: number;
      more: 'none' | 'idle' | 'loading';
    };

export interface ChatFindProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Query to which `state` belongs. */
  sought: string;
  state: ChatFindState;
  onLoadMore: () => void;
  /** Called with a hit to show in the log. */
  onChoose: (message: ChatMessage) => void;
  /** Called with the start of a day, to show the log from there. Default: it cannot be chosen. */
  onDateChoose?: ((at: Date) => void) | undefined;
  onClose: () => void;
}

interface ChatFindContext {
  viewerId: string;
  /** Name of the other member. */
  name: string;
  people: readonly ChatMate[] | undefined;
}

/** Search in a conversation: a field and its hits, which replace the log. */
export function ChatFind({
  text,
  onTextChange,
  sought,
  state,
  onLoadMore,
  onChoose,
  onDateChoose,
  onClose,
  ...context
}: ChatFindProps & ChatFindContext) {
  const messages = useMessages(chatPaneMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <search data-part="find" className={root} onKeyDown={handleKeyDown}>
      <div className={bar}>
        <TextField
          ref={field}
          type="search"
          label={messages.format('chat.find')}
          labelVisibility="hidden"
          placeholder={messages.format('chat.find')}
          autoComplete="off"
          dir="auto"
          value={text}
          onValueChange={onTextChange}
        />
        {onDateChoose && <GoToDate onDateChoose={onDateChoose} />}
        <IconButton tone="quiet" icon={X} label={messages.format('chat.findClose')} onClick={onClose} />
      </div>
      <p role="status" className={note}>
        {state.status === 'idle' && messages.format('chat.findHint')}
        {state.status === 'ready' &&
          (state.count === 0
            ? messages.format('chat.findNone', { text: sought })
            : messages.format('chat.findCount', { count: state.count }))}
      </p>
      {state.status === 'error' && <ErrorState title={messages.format('chat.findFailed')} />}
      {state.status === 'ready' && (
        <ul className={hits}>
          {state.hits.map((message) => (
            <li key={message.id}>
              <Hit {...context} message={message} sought={sought} onChoose={() => onChoose(message)} />
            </li>
          ))}
        </ul>
      )}
      {state.status === 'ready' && state.more !== 'none' && (
        <p className={foot}>
          <Button size="small" tone="quiet" loading={state.more === 'loading'} onClick={onLoadMore}>
            {messages.format('chat.findMore')}
          </Button>
        </p>
      )}
    </search>
  );
}

/** Button and a date: the log continues from there. */
function GoToDate({ onDateChoose }: { onDateChoose: (at: Date) => void }) {
  const messages = useMessages(chatPaneMessages);
  const field = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Without a time zone a date and time is the reader's own.
    const at = new Date(`${field.current?.value}T00:00`);
    if (Number.isNaN(at.getTime())) field.current?.focus();
    else onDateChoose(at);
  };
  return (
    <form data-part="date" className={date} onSubmit={handleSubmit}>
      <TextField ref={field} type="date" label={messages.format('chat.date')} labelVisibility="hidden" />
      <Button type="submit">{messages.format('chat.goToDate')}</Button>
    </form>
  );
}

interface HitProps extends ChatFindContext {
  message: ChatMessage;
  sought: string;
  onChoose: () => void;
}

function Hit({ message: { sender, text, added }, sought, viewerId, name, people, onChoose }: HitProps) {
  const messages = useMessages(chatPaneMessages);
  const other = people ? mateName(messages, people, sender) : name;
  return (
    <button type="button" data-part="hit" className={hitClass} onClick={onChoose}>
      <span className={facts}>
        <bdi>{sender === viewerId ? messages.format('chat.peopleYou') : other}</bdi>{' '}
        <time dateTime={added}>{messages.date(added, { dateStyle: 'medium', timeStyle: 'short' })}</time>
      </span>
      <span dir="auto" className={words}>
        {splitMatches(cutToMatch(text, sought), sought).map((stretch, place) =>
          stretch.isMatch ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
            <mark key={place} className={mark}>
              {stretch.text}
            </mark>
          ) : (
            stretch.text
          ),
        )}
      </span>
    </button>
  );
}
