import { Fragment } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import type { CardProduct } from './card-product';
import { facts } from './ProductCard.css';

export interface ProductCardFactsProps {
  counts: CardProduct['counts'];
}

/** The three figures of a product. */
export function ProductCardFacts({ counts }: ProductCardFactsProps) {
  const messages = useMessages();
  const rows = [
    ['productCard.suppliers', counts.suppliers],
    ['productCard.materials', counts.raw_materials],
    ['productCard.applications', counts.applications],
  ] as const;
  return (
    <dl className={facts}>
      {rows.map(([key, count]) => (
        <Fragment key={key}>
          <dt>{messages.format(key)}</dt>
          <dd>{messages.number(count)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
