import { artPath } from '@millrace/domain';
import { Art, Figure, Icon, IconButton } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ImagePlus, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { corner, enlarge, frame, plate, plus, square, thumb, thumbs } from './ProductHeader.css';
import { productHeaderMessages } from './ProductHeader.messages';
import type { ProductDetails } from './product-details';

export interface ProductGalleryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  product: Pick<ProductDetails, 'name' | 'sector' | 'pictures'>;
  /** Number of the figure on its page. Default 1. */
  figureNumber?: number;
  /** Called to open the picture upload; for members only. @see PROD-002 */
  onAddPicture?: (() => void) | undefined;
}

/** Gallery of a product: one large picture and thumbnails of all; without pictures, its drawing. */
export function ProductGallery({ product, figureNumber = 1, onAddPicture, ...rest }: ProductGalleryProps) {
  const messages = useMessages(productHeaderMessages);
  const [chosen, setChosen] = useState(0);
  const { name, sector = null, pictures = [] } = product;
  const count = pictures.length;
  // The selected index may be out of range after the pictures were replaced.
  const index = Math.min(chosen, Math.max(0, count - 1));
  const picture = pictures[index];
  const caption = picture
    ? messages.format('product.captionPicture', { name, number: index + 1, count })
    : messages.format(onAddPicture ? 'product.captionDrawing' : 'product.captionDrawn');
  const addLabel = messages.format('product.addPicture');
  const art = (
    <Art
      kind="plate"
      className={classNames(plate, picture && square)}
      loading="eager"
      fetchPriority="high"
      src={picture?.src ?? artPath({ name, sector, kind: 'plate' })}
      alt={
        picture
          ? messages.format('product.picture', { name, number: index + 1 })
          : messages.format('product.drawing', { name })
      }
    />
  );
  return (
    <div data-component="ProductGallery" {...rest}>
      <div className={frame}>
        <Figure number={figureNumber} caption={caption} border="strong">
          {picture ? (
            <a
              href={picture.original ?? picture.src}
              target="_blank"
              rel="noopener"
              className={enlarge}
              title={messages.format('product.enlarge', { name, number: index + 1 })}
            >
              {art}
            </a>
          ) : (
            art
          )}
        </Figure>
        {onAddPicture && count <= 1 && (
          <IconButton
            icon={ImagePlus}
            label={addLabel}
            className={corner}
            aria-haspopup="dialog"
            onClick={onAddPicture}
          />
        )}
      </div>
      {count > 1 && (
        <fieldset
          data-part="thumbs"
          className={thumbs}
          aria-label={messages.format('product.gallery', { name })}
        >
          {pictures.map((image, at) => (
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
              aria-label={addLabel}
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
