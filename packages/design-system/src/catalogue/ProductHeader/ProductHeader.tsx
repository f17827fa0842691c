import type { Product } from '@millrace/api-client';
import { Breadcrumb, Heading, Link, Prose, sectorAttribute } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { ProductGallery } from './ProductGallery';
import { actions, description, figure, followers, head, root, text, title } from './ProductHeader.css';

export interface ProductHeaderProps {
  product: Pick<Product, 'name' | 'sector' | 'description' | 'followers' | 'original_images' | 'crop_images'>;
  /** Where the count of followers leads. @see PROD-003 */
  followersHref: string;
  /** Where the sector's name in the trail leads; without it the name is text. */
  sectorHref?: string | undefined;
  /** Where the trail begins. Default `/`. */
  homeHref?: string;
  /** Opens what uploads a picture; for members alone. @see PROD-002 */
  onAddPicture?: (() => void) | undefined;
  /** What can be done with the product: the follow control, and others beside it. */
  children?: ReactNode;
}

/** The head of a product's page: trail, band, gallery, name, description, actions, followers. */
export function ProductHeader({
  product,
  followersHref,
  sectorHref,
  homeHref = '/',
  onAddPicture,
  children,
}: ProductHeaderProps) {
  const messages = useMessages();
  const { name, sector } = product;
  const sectorName = sector && messages.format(`sector.${sector}`);
  return (
    <header className={root} data-component="ProductHeader" {...sectorAttribute(sector)}>
      <Breadcrumb
        sector={sector}
        items={[
          { name: messages.format('product.products'), href: homeHref },
          ...(sectorName ? [{ name: sectorName, ...(sectorHref ? { href: sectorHref } : {}) }] : []),
          { name },
        ]}
      />
      <div className={head}>
        <div className={figure}>
          <ProductGallery product={product} onAddPicture={onAddPicture} />
        </div>
        <div className={text}>
          <Heading level={1} className={title}>
            <bdi>{name}</bdi>
          </Heading>
          <Prose className={description}>
            <p dir="auto">{product.description || messages.format('product.noDescription')}</p>
          </Prose>
          <div className={actions}>{children}</div>
          <p className={followers}>
            <Link href={followersHref}>
              {messages.format('product.followers', { count: product.followers })}
            </Link>
          </p>
        </div>
      </div>
    </header>
  );
}
