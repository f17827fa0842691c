import { LightProvider } from '@millrace/ui/bare';
import type { Messages } from '@millrace/ui/messages';
import { Frame, frameOf } from '../../shared/Frame';

export interface WaterGaugeElementProps {
  name: string;
  /** Absolute. */
  href: string;
  messages: Messages;
}

/** What it shows of a product, in its shadow root. */
export function WaterGaugeElement({ name, href, messages }: WaterGaugeElementProps) {
  return (
    <Frame>
      <LightProvider messages={messages}>
        <article {...frameOf(messages)}>
          <a href={href}>{name}</a>
        </article>
      </LightProvider>
    </Frame>
  );
}
