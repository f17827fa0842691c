import { ListCard, type ListCardProps } from '@millrace/design-system/cards';
import { LightProvider } from '@millrace/ui/bare';
import type { Messages } from '@millrace/ui/messages';
import { Frame, frameProps } from './Frame';

export interface ListElementProps
  extends Pick<ListCardProps, 'title' | 'fact' | 'rows' | 'empty' | 'sector' | 'href' | 'foot'> {
  messages: Messages;
}

/** A list in its shadow root. */
export function ListElement({ messages, ...card }: ListElementProps) {
  return (
    <Frame>
      <LightProvider messages={messages}>
        <ListCard {...card} {...frameProps(messages)} />
      </LightProvider>
    </Frame>
  );
}
