import { artPath } from '@millrace/domain';
import { Art, Figure, Icon } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Plus } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { plate, plus, thumb, thumbs } from './ProductHeader.css';
import { productHeaderMessages } from './ProductHeader.messages';
import type { ProductDetails } from './product-details';

export interface ProductGalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  product: Pick<ProductDetails, 'name' | 'sector' | 'pictures'>;
  /** Number of the figure on its page. Default 1. */
  figureNumber?: number;
  /** Opens what uploads a picture; for members alone. @see PROD-002 */
  onAddPicture?: (() => void) | undefined;
}

/** The pictures of a product, one large and all of them as thumbnails; without any, its drawing. */
export function ProductGallery({ product, figureNumber = 1, onAddPicture, ...rest }: ProductGalleryProps) {
  const messages = useMessages(productHeaderMessages);
  const [chosen, setChosen] = useState(0);
  const { name, sector = null, pictures = [] } = product;
  const count = pictures.length;
  // A product whose pictures were replaced may have fewer than before.
  const index = Math.min(chosen, Math.max(0, count - 1));
  const picture = pictures[index];
  const caption = picture
    ? messages.format('product.captionPicture', { name, number: index + 1, count })
    : messages.format('product.captionDrawing');
  return (
    <div data-component="ProductGallery" {...rest}>
      <Figure number={figureNumber} caption={caption} border="strong">
        <Art
          kind="plate"
          className={plate}
          loading="eager"
          fetchPriority="high"
          src={picture?.src ?? artPath({ name, sector, kind: 'plate' })}
          alt={
            picture
              ? messages.format('product.picture', { name, number: index + 1 })
              : messages.format('product.drawing', { name })
          }
        />
      </Figure>
      {(count > 1 || onAddPicture) && (
        <fieldset
          data-part="thumbs"
          className={thumbs}
          aria-label={messages.format('product.gallery', { name })}
        >
          {(count > 1 ? pictures : []).map((image, at) => (
            <button
              key={image.src}
              type="button"
              className={thumb}
              aria-pressed={at === index}
              aria-label={messages.format('product.showPicture', { number: at + 1, count })}
              onClick={() => setChosen(at)}
            >
              <Art kind="thumb" width={96} height={72} src={image.thumb ?? image.src} />
            </button>
          ))}
          {onAddPicture && (
            <button
              type="button"
              className={`${thumb} ${plus}`}
              aria-haspopup="dialog"
              aria-label={messages.format('product.addPicture')}
              onClick={onAddPicture}
            >
              <Icon icon={Plus} />
            </button>
          )}
        </fieldset>
      )}
    </div>
  );
}
