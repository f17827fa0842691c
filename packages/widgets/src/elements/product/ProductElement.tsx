import { type BriefCardLayout, type CardProduct, ProductCard } from '@millrace/design-system/cards';
import { LightProvider } from '@millrace/ui/bare';
import type { Messages } from '@millrace/ui/messages';
import { Frame, frameProps } from '../../shared/Frame';

export interface ProductElementProps {
  /** Product whose picture has an absolute URL. */
  product: CardProduct;
  /** Absolute URL. */
  href: string;
  messages: Messages;
  following: boolean;
  layout?: BriefCardLayout;
  onFollowingChange?: (following: boolean) => void;
}

/** The card of a product in its shadow root. */
export function ProductElement({ messages, ...card }: ProductElementProps) {
  return (
    <Frame>
      <LightProvider messages={messages}>
        <ProductCard {...card} {...frameProps(messages)} />
      </LightProvider>
    </Frame>
  );
}
