import { Figure, Link, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ComponentPropsWithRef } from 'react';
import { ValueChainStrip, type ValueChainStripProps } from '../ValueChainStrip';
import { valueChainFigureMessages } from './ValueChainFigure.messages';

export interface ValueChainFigureProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<ValueChainStripProps, 'inputs' | 'uses'> {
  /** Name of the product, and numbers of its inputs and applications. */
  product: { name: string; counts: { rawMaterials: number; applications: number } };
  /** URL of the diagram. */
  treeHref: string;
  /** URL of the supply risk of the chain; without it there is no link. */
  riskHref?: string | undefined;
  /** Number of the figure on its page. Default 2. */
  figureNumber?: number;
}

/** Figure of a product's value chain, for the side panel of its page. */
export function ValueChainFigure({
  product,
  inputs,
  uses,
  treeHref,
  riskHref,
  figureNumber = 2,
  ...rest
}: ValueChainFigureProps) {
  const messages = useMessages(valueChainFigureMessages);
  const { name, counts } = product;
  return (
    <section aria-labelledby="value-chain" data-component="ValueChainFigure" {...rest}>
      <SectionHead
        variant="panel"
        title={messages.format('valueChainFigure.title')}
        titleId="value-chain"
        actions={<Link href={treeHref}>{messages.format('valueChainFigure.open')}</Link>}
      />
      <Figure
        number={figureNumber}
        caption={messages.format('valueChainFigure.caption', {
          product: name,
          inputs: counts.rawMaterials,
          uses: counts.applications,
        })}
      >
        <ValueChainStrip product={name} inputs={inputs} uses={uses} />
      </Figure>
      {riskHref && <Link href={riskHref}>{messages.format('valueChainFigure.risk')}</Link>}
    </section>
  );
}
