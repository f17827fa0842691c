import { classNames, sectorAttribute, useMessages } from '@millrace/ui/bare';
import type { ComponentPropsWithRef } from 'react';
import { CardFoot } from '../../catalogue/CardFoot';
import { ValueChainStrip, type ValueChainStripProps } from '../ValueChainStrip';
import { fact, figure, head, root, title } from './ValueChainCard.css';
import { valueChainCardMessages } from './ValueChainCard.messages';

export interface ValueChainCardProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<ValueChainStripProps, 'inputs' | 'uses'> {
  product: { name: string; sector: string | null; counts: { rawMaterials: number; applications: number } };
  /** URL of the diagram. */
  href: string;
}

/** Card of a product's value chain for pages about something else. Its height is the same at every width. */
export function ValueChainCard({ product, inputs, uses, href, className, ...rest }: ValueChainCardProps) {
  const messages = useMessages(valueChainCardMessages);
  const { name, sector, counts } = product;
  const open = messages.format('valueChainCard.open');
  const left = counts.rawMaterials + counts.applications - inputs.length - uses.length;
  return (
    <section
      data-component="ValueChainCard"
      part="card"
      {...sectorAttribute(sector)}
      {...rest}
      className={classNames(root, className)}
    >
      <header className={head}>
        <h3 part="title" className={title}>
          {messages.format('valueChainCard.title', { product: name })}
        </h3>
        <p className={fact}>
          {messages.format('valueChainCard.fact', {
            inputs: counts.rawMaterials,
            uses: counts.applications,
          })}
        </p>
      </header>
      <ValueChainStrip product={name} inputs={inputs} uses={uses} className={figure} />
      <CardFoot href={href}>
        {left > 0 ? messages.format('valueChainCard.more', { count: left, open }) : open}
      </CardFoot>
    </section>
  );
}
