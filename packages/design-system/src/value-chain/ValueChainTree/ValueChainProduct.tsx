import { artPath, productPath } from '@millrace/domain';
import { Art, ButtonLink, Prose } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { DiagramPlace } from '@millrace/value-chain';
import { valueChainTexts } from '@millrace/value-chain/messages';
import type { ReactNode } from 'react';
import * as css from './ValueChainProduct.css';
import { valueChainTreeMessages } from './ValueChainTree.messages';
import type { ValueChainNode } from './value-chain-data';

export interface ValueChainProductProps {
  place: DiagramPlace<ValueChainNode>;
  /** Content below the link to its page. */
  children?: ReactNode;
}

/** Panel of the selected product: picture, description, supplier count, and link to its page. */
export function ValueChainProduct({ place, children }: ValueChainProductProps) {
  const messages = useMessages(valueChainTexts, valueChainTreeMessages);
  const { node, level } = place;
  const { id, label, group, description, weight, childCount } = node;
  const facts = [
    { key: 'suppliers', value: weight },
    { key: 'applications', value: childCount },
    { key: 'level', value: level },
  ] as const;
  return (
    <>
      <Art
        key={id}
        kind="plate"
        src={artPath({ name: label, sector: group, kind: 'plate' })}
        alt={messages.format('valueChain.details.picture', { title: label })}
        className={css.art}
      />
      {description && (
        <Prose className={css.prose}>
          <p dir="auto">{description}</p>
        </Prose>
      )}
      <dl className={css.facts}>
        {facts.map(({ key, value }) => (
          <div key={key} className={css.fact}>
            <dt className={css.factName}>{messages.format(`valueChain.details.${key}`)}</dt>
            <dd className={css.factValue}>{messages.number(value)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink tone="primary" width="full" href={productPath({ id, name: label })}>
        {messages.format('valueChain.details.open')}
      </ButtonLink>
      {children}
    </>
  );
}
