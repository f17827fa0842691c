import { Figure, Link, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ComponentPropsWithRef } from 'react';
import { ValueChainStrip, type ValueChainStripProps } from '../ValueChainStrip';
import { valueChainFigureMessages } from './ValueChainFigure.messages';

export interface ValueChainFigureProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<ValueChainStripProps, 'inputs' | 'uses'> {
  /** Its name, and how many products go into it and make use of it. */
  product: { name: string; counts: { rawMaterials: number; applications: number } };
  /** Where the tree is. */
  treeHref: string;
  /** Where the supply risk of the chain is shown; without it there is no link. */
  riskHref?: string | undefined;
  /** Number of the figure on its page. Default 2. */
  figureNumber?: number;
}

/** A product's place in its value chain, as a figure of its page's side panel. */
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
