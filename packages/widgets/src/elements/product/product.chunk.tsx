import { useState } from 'react';
import { hydrateView } from '../../shared/hydrate-view';
import type { Chunk } from '../../shared/payload';
import { ProductElement, type ProductElementProps } from './ProductElement';
import { readCard } from './read-card';

/** What a page learns when a reader presses Follow. */
export interface FollowDetail {
  id: string;
  name: string;
  following: boolean;
}

interface LiveProductProps extends Pick<ProductElementProps, 'product' | 'href' | 'messages'> {
  host: HTMLElement;
}

function LiveProduct({ host, ...card }: LiveProductProps) {
  const [following, setFollowing] = useState(false);
  const handleFollowingChange = (next: boolean) => {
    const detail: FollowDetail = { id: host.dataset.id ?? '', name: card.product.name, following: next };
    const event = new CustomEvent('millrace:follow', { bubbles: true, cancelable: true, detail });
    // A page that knows its reader may follow for them; for all others following begins with a login, on our site.
    if (host.dispatchEvent(event)) open(`${card.href}?login=true`, '_top');
    else setFollowing(next);
  };
  return <ProductElement {...card} following={following} onFollowingChange={handleFollowingChange} />;
}

export const hydrate: Chunk['hydrate'] = (host, props) => {
  const root = host.shadowRoot as ShadowRoot;
  hydrateView(<LiveProduct {...readCard(root, String(props))} host={host} />, root);
};
