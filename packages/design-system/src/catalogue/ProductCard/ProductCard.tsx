import { artPath } from '@millrace/domain';
import { useMessages } from '@millrace/ui/bare';
import type { ComponentPropsWithRef } from 'react';
import { followControlMessages } from '../../network/FollowControl/FollowControl.messages';
import { BriefCard, type BriefCardLayout } from '../BriefCard';
import { CardAction } from '../CardAction';
import { sectorsMessages } from '../sectors.messages';
import type { CardProduct } from './card-product';
import { productCardMessages } from './ProductCard.messages';

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  product: CardProduct;
  /** URL of the product's page. */
  href: string;
  following: boolean;
  onFollowingChange?: ((following: boolean) => void) | undefined;
  /** Layout. Default `card`. */
  layout?: BriefCardLayout | undefined;
}

/** Summary card of a product for pages about something else. Its height is the same at every width. */
export function ProductCard({ product, href, following, onFollowingChange, ...rest }: ProductCardProps) {
  const messages = useMessages(followControlMessages, productCardMessages, sectorsMessages);
  const { name, sector, picture, counts } = product;
  return (
    <BriefCard
      data-component="ProductCard"
      {...rest}
      name={name}
      href={href}
      about={sector && messages.format(`sector.${sector}`)}
      sector={sector}
      picture={picture ?? artPath({ name, sector, kind: 'plate' })}
      facts={[
        { term: messages.format('productCard.suppliers'), value: messages.number(counts.suppliers) },
        { term: messages.format('productCard.materials'), value: messages.number(counts.rawMaterials) },
        { term: messages.format('productCard.applications'), value: messages.number(counts.applications) },
      ]}
      action={
        <CardAction pressed={following} onPress={() => onFollowingChange?.(!following)}>
          {messages.format(following ? 'follow.following' : 'follow.follow')}
        </CardAction>
      }
      foot={messages.format('productCard.page')}
    />
  );
}
