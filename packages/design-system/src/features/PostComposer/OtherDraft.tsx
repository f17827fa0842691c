import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Inline } from '../../primitives/Inline';
import { Notice } from '../../primitives/Notice';
import { Stack } from '../../primitives/Stack';
import { otherText } from './PostComposer.css';

export interface OtherDraftProps {
  /** How it reads; empty where it is made of tags alone. */
  text: string;
  /** Goes on with it here; what is written here is offered in its place. */
  onTakeOver: () => void;
  onDrop: () => void;
}

/** Says that another window has a draft for the same place, and how to go on. */
export function OtherDraft({ text, onTakeOver, onDrop }: OtherDraftProps) {
  const messages = useMessages();
  return (
    <Notice data-part="other">
      <Stack gap="sm">
        <span>{messages.format('postComposer.other')}</span>
        {text !== '' && <bdi className={otherText}>{text}</bdi>}
        <Inline gap="sm">
          <Button size="small" onClick={onTakeOver}>
            {messages.format('postComposer.takeOther')}
          </Button>
          <Button size="small" tone="quiet" onClick={onDrop}>
            {messages.format('postComposer.dropOther')}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
