import type { Product } from '@millrace/api-client';
import { type StripEnd, ValueChainStrip } from '@millrace/design-system';
import { cutText, productPath } from '@millrace/domain';
import { ButtonLink, Carousel, Heading, Prose, SectionHead, sectorAttribute, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { count, counts, onward, slide, term, text, value, words } from './ProductSnapshots.css';

/** Maximum length of a description on a slide, in characters. */
const DESCRIPTION_LIMIT = 200;

/** Content of a slide about a product page. */
export interface ProductSnapshot {
  product: Pick<Product, 'id' | 'name' | 'description' | 'sector' | 'counts' | 'followers'>;
  inputs: readonly StripEnd[];
  uses: readonly StripEnd[];
}

export interface ProductSnapshotsProps {
  /** Slides. */
  snapshots: readonly ProductSnapshot[];
  /** Number of the section on its page. */
  number?: number;
}

/** Carousel of product pages that plays automatically: 2500 ms each, 500 ms transition. @see MKT-006 */
export function ProductSnapshots({ snapshots, number }: ProductSnapshotsProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="snapshots" data-component="ProductSnapshots">
      <SectionHead
        {...(number === undefined ? {} : { number })}
        title={messages.format('productSnapshots.title')}
        titleId="snapshots"
        fact={messages.format('productSnapshots.fact')}
      />
      <Carousel label={messages.format('productSnapshots.label')}>
        {snapshots.map((snapshot) => (
          <ProductSnapshotSlide key={snapshot.product.id} {...snapshot} />
        ))}
      </Carousel>
    </section>
  );
}

function ProductSnapshotSlide({ product, inputs, uses }: ProductSnapshot) {
  const messages = useMessages();
  const { name, description, sector, followers } = product;
  const { suppliers, raw_materials: materials, applications } = product.counts;
  const facts = { suppliers, materials, uses: applications, followers };
  return (
    <div className={slide} {...sectorAttribute(sector)}>
      <div className={words}>
        {sector && <Text variant="label">{messages.format(`sector.${sector}`)}</Text>}
        <Heading level={3} size="dialog">
          {name}
        </Heading>
        {description && (
          <Prose className={text} dir="auto">
            <p>{cutText(description, DESCRIPTION_LIMIT)}</p>
          </Prose>
        )}
        <dl className={counts}>
          {(['suppliers', 'materials', 'uses', 'followers'] as const).map((fact) => (
            <div key={fact} className={count}>
              <dt className={term}>{messages.format(`productSnapshots.${fact}`)}</dt>
              <dd className={value}>{messages.number(facts[fact])}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink
          className={onward}
          href={productPath(product)}
          aria-label={messages.format('productSnapshots.openNamed', { product: name })}
        >
          {messages.format('productSnapshots.open')}
        </ButtonLink>
      </div>
      <ValueChainStrip product={name} inputs={inputs} uses={uses} />
    </div>
  );
}
