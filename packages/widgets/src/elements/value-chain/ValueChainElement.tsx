import { ValueChainCard, type ValueChainCardProps } from '@millrace/design-system/cards';
import { LightProvider } from '@millrace/ui/bare';
import type { Messages } from '@millrace/ui/messages';
import { Frame, frameProps } from '../../shared/Frame';

export interface ValueChainElementProps
  extends Pick<ValueChainCardProps, 'product' | 'inputs' | 'uses' | 'href'> {
  messages: Messages;
}

/** The value chain of a product in its shadow root. */
export function ValueChainElement({ messages, ...card }: ValueChainElementProps) {
  return (
    <Frame>
      <LightProvider messages={messages}>
        <ValueChainCard {...card} {...frameProps(messages)} />
      </LightProvider>
    </Frame>
  );
}
