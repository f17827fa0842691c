import '@millrace/design-system/styles.css';
import { type CardProduct, MillraceProvider, ProductCard } from '@millrace/design-system';
import { documentClass } from '@millrace/ui/theme';
import { useState } from 'react';

export function RelatedProduct({ product, href }: { product: CardProduct; href: string }) {
  const [following, setFollowing] = useState(false);
  return (
    <div className={documentClass}>
      <MillraceProvider locale="en">
        <ProductCard product={product} href={href} following={following} onFollowingChange={setFollowing} />
      </MillraceProvider>
    </div>
  );
}
