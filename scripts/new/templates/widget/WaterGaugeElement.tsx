import { LightProvider } from '@millrace/ui/bare';
import type { Messages } from '@millrace/ui/messages';
import { Frame, frameProps } from '../../shared/Frame';

export interface WaterGaugeElementProps {
  name: string;
  /** Absolute URL. */
  href: string;
  messages: Messages;
}

/** Renders a product in its shadow root. */
export function WaterGaugeElement({ name, href, messages }: WaterGaugeElementProps) {
  return (
    <Frame>
      <LightProvider messages={messages}>
        <article {...frameProps(messages)}>
          <a href={href}>{name}</a>
        </article>
      </LightProvider>
    </Frame>
  );
}
