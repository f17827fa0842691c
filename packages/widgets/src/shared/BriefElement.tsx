import { BriefCard, type BriefCardProps, LightProvider, type Messages } from '@millrace/design-system/cards';
import { Frame, frame } from './Frame';

export interface BriefElementProps
  extends Pick<
    BriefCardProps,
    'name' | 'href' | 'about' | 'sector' | 'picture' | 'facts' | 'action' | 'foot'
  > {
  messages: Messages;
}

/** One thing in brief, in its shadow root. */
export function BriefElement({ messages, ...card }: BriefElementProps) {
  return (
    <Frame>
      <LightProvider messages={messages}>
        <BriefCard {...card} className={frame} lang={messages.locale} />
      </LightProvider>
    </Frame>
  );
}
