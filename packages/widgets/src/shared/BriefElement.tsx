import { BriefCard, type BriefCardProps } from '@millrace/design-system/cards';
import { LightProvider } from '@millrace/ui/bare';
import type { Messages } from '@millrace/ui/messages';
import { Frame, frameProps } from './Frame';

export interface BriefElementProps
  extends Pick<
    BriefCardProps,
    'name' | 'href' | 'about' | 'sector' | 'picture' | 'facts' | 'action' | 'foot' | 'layout'
  > {
  messages: Messages;
}

/** Card of one subject, in its shadow root. */
export function BriefElement({ messages, ...card }: BriefElementProps) {
  return (
    <Frame>
      <LightProvider messages={messages}>
        <BriefCard {...card} {...frameProps(messages)} />
      </LightProvider>
    </Frame>
  );
}
