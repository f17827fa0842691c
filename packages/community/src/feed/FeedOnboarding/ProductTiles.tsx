import { artPath } from '@millrace/domain';
import { Art, Icon, sectorAttribute } from '@millrace/ui';
import { Check, Plus } from 'lucide-react';
import {
  input,
  name as nameClass,
  picture,
  products as productsClass,
  sign,
  tile,
} from './FeedOnboarding.css';
import { type FirstFeedProduct, toggleProduct } from './first-feed';

interface ProductTilesProps {
  products: readonly FirstFeedProduct[];
  selected: readonly FirstFeedProduct[];
  onSelectedChange: (selected: readonly FirstFeedProduct[]) => void;
  disabled: boolean;
}

/** Products to select, each a checkbox with its drawing. */
export function ProductTiles({ products, selected, onSelectedChange, disabled }: ProductTilesProps) {
  return (
    <ul data-part="products" className={productsClass}>
      {products.map((product) => {
        const { id, name, sector } = product;
        const isSelected = selected.some((other) => other.id === id);
        return (
          <li key={id} {...sectorAttribute(sector)}>
            <label className={tile}>
              <input
                type="checkbox"
                checked={isSelected}
                disabled={disabled}
                className={input}
                onChange={() => onSelectedChange(toggleProduct(selected, product))}
              />
              <Art kind="plate" src={artPath({ name, sector, kind: 'plate' })} className={picture} />
              <span className={sign}>
                <Icon icon={isSelected ? Check : Plus} />
              </span>
              <span className={nameClass}>{name}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
