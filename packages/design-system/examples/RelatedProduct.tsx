import '@millrace/design-system/styles.css';
import { type CardProduct, ProductCard } from '@millrace/design-system';
import { documentClass } from '@millrace/ui/theme';
import { useState } from 'react';

export function RelatedProduct({ product, href }: { product: CardProduct; href: string }) {
  const [following, setFollowing] = useState(false);
  return (
    <div className={documentClass}>
      <ProductCard product={product} href={href} following={following} onFollowingChange={setFollowing} />
    </div>
  );
}
