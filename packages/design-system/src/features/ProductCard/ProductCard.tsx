import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { BareLink } from '../../primitives/Link';
import { sectorAttribute } from '../../styles/sectors';
import { CardFoot } from '../CardFoot';
import type { CardProduct } from './card-product';
import { action, body, card, name as nameClass, plate, root } from './ProductCard.css';
import { ProductCardFacts } from './ProductCardFacts';

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  product: CardProduct;
  /** The product's page. */
  href: string;
  following: boolean;
  onFollowingChange?: ((following: boolean) => void) | undefined;
}

/** A product in brief, for pages that are not about it. As high at every width, so that nothing moves around it. */
export function ProductCard({
  product,
  href,
  following,
  onFollowingChange,
  className,
  ...rest
}: ProductCardProps) {
  const messages = useMessages();
  const { name, sector, sectorName, picture, counts } = product;
  return (
    <div data-component="ProductCard" {...rest} className={classNames(root, className)}>
      <article className={card} {...sectorAttribute(sector)}>
        <img className={plate} src={picture} alt="" loading="lazy" decoding="async" />
        <div className={body}>
          <div>
            <h3 className={nameClass}>
              <BareLink href={href}>{name}</BareLink>
            </h3>
            <p>{sectorName ?? '\u00a0'}</p>
          </div>
          <ProductCardFacts counts={counts} />
          <button
            type="button"
            data-state={following ? 'following' : undefined}
            className={action}
            onClick={() => onFollowingChange?.(!following)}
          >
            {messages.format(following ? 'follow.following' : 'follow.follow')}
          </button>
        </div>
        <CardFoot href={href}>{messages.format('productCard.page')}</CardFoot>
      </article>
    </div>
  );
}
