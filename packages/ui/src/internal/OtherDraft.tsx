import { useRef } from 'react';
import { useMessages } from '../messages/MessagesContext';
import { Button } from '../primitives/Button';
import { Inline } from '../primitives/Inline';
import { Notice } from '../primitives/Notice';
import { Stack } from '../primitives/Stack';
import { text as textClass } from './other-draft.css';
import { useFocusHandover } from './useFocusHandover';

export interface OtherDraftProps {
  /** How it reads; empty where nothing of it can be read, such as tags. */
  text: string;
  /** Goes on with it here; what is written here is offered in its place. */
  onTakeOver: () => void;
  onDrop: () => void;
}

/** Says that another window has a draft of the same, and how to go on. Stands in the form of the draft. */
export function OtherDraft({ text, onTakeOver, onDrop }: OtherDraftProps) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  useFocusHandover(ref, (going) => going.closest('form')?.querySelector('textarea, input[type="text"]'));
  return (
    <Notice data-part="other">
      <Stack ref={ref} gap="sm">
        <span>{messages.format('otherDraft.title')}</span>
        {text !== '' && <bdi className={textClass}>{text}</bdi>}
        <Inline gap="sm">
          <Button size="small" onClick={onTakeOver}>
            {messages.format('otherDraft.takeOver')}
          </Button>
          <Button size="small" tone="quiet" onClick={onDrop}>
            {messages.format('otherDraft.drop')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
