import { sectorPath } from '@millrace/domain';
import { Breadcrumb, Button, Heading, Link, Prose, sectorAttribute } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { sectorsMessages } from '../sectors.messages';
import { ProductGallery } from './ProductGallery';
import {
  actions,
  description,
  details as detailsClass,
  facts as factsClass,
  figure,
  followers,
  head,
  more,
  root,
  text,
  title,
} from './ProductHeader.css';
import { productHeaderMessages } from './ProductHeader.messages';
import type { ProductDetails } from './product-details';

/** `children`: actions, such as the follow control. */
export interface ProductHeaderProps extends ComponentPropsWithRef<'header'> {
  product: ProductDetails;
  /** URL of the list of followers; without it the count is plain text. @see PROD-003 */
  followersHref?: string | undefined;
  /** URL of the sector in the breadcrumb. Default: the page of the sector. */
  sectorHref?: string | undefined;
  /** URL of the first breadcrumb. Default `/products`. */
  homeHref?: string;
  /** Short facts below the actions, such as kind and codes. */
  facts?: ReactNode;
  /** Further details across the whole width, such as a table of properties. */
  details?: ReactNode;
  /** Called to open the picture upload; for members only. @see PROD-002 */
  onAddPicture?: (() => void) | undefined;
}

/** Header of a product page: breadcrumb, band, gallery, name, description, actions, followers. */
export function ProductHeader({
  product,
  followersHref,
  sectorHref,
  homeHref = '/products',
  facts,
  details,
  onAddPicture,
  children,
  className,
  ...rest
}: ProductHeaderProps) {
  const messages = useMessages(productHeaderMessages, sectorsMessages);
  const { name, sector = null, followers: followerCount } = product;
  const followersText =
    followerCount !== undefined && messages.format('product.followers', { count: followerCount });
  const sectorName = sector && messages.format(`sector.${sector}`);
  const textId = useId();
  const factsId = useId();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header
      data-component="ProductHeader"
      {...rest}
      {...sectorAttribute(sector)}
      className={classNames(root, className)}
    >
      <Breadcrumb
        sector={sector}
        items={[
          { name: messages.format('product.products'), href: homeHref },
          ...(sector && sectorName ? [{ name: sectorName, href: sectorHref ?? sectorPath(sector) }] : []),
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
          <div id={textId} className={description} data-state={isOpen ? 'open' : 'clamped'}>
            <Prose>
              <p dir="auto">{product.description || messages.format('product.noDescription')}</p>
            </Prose>
          </div>
          {/* Only where there is no room for all of it. */}
          <Button
            size="small"
            tone="quiet"
            className={more}
            aria-expanded={isOpen}
            aria-controls={[textId, facts && factsId, details && detailsId].filter(Boolean).join(' ')}
            onClick={() => setIsOpen(!isOpen)}
          >
            {messages.format(isOpen ? 'product.showLess' : 'product.showMore')}
          </Button>
          <div className={actions}>
            {children}
            {followersText && (
              <p className={followers}>
                {followersHref === undefined ? (
                  followersText
                ) : (
                  <Link href={followersHref}>{followersText}</Link>
                )}
              </p>
            )}
          </div>
          {facts && (
            <div id={factsId} className={factsClass} data-state={isOpen ? 'open' : 'clamped'}>
              {facts}
            </div>
          )}
        </div>
        {details && (
          <div id={detailsId} className={detailsClass} data-state={isOpen ? 'open' : 'clamped'}>
            {details}
          </div>
        )}
      </div>
    </header>
  );
}
