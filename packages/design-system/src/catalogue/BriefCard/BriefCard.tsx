import { BareLink, classNames, sectorAttribute, useArtSource } from '@millrace/ui/bare';
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { mapByIndex } from '../../internal/map-by-index';
import { CardFoot } from '../CardFoot';
import { body, card, facts as factsClass, name as nameClass, plate, root } from './BriefCard.css';

/** A line of figures on a card, ready to show. */
export interface BriefFact {
  term: string;
  value: string;
}

export interface BriefCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'about'> {
  name: string;
  /** Where name and foot lead. */
  href: string;
  /** The line below the name; `null` keeps it free. */
  about: string | null;
  sector: string | null;
  /** Address of its picture, or the path of its drawing by the domain's `artPath`. */
  picture: string;
  /** At most three. */
  facts: readonly BriefFact[];
  /** A `CardAction`. */
  action: ReactNode;
  /** What the foot leads to, such as "Product page". */
  foot: string;
}

/** One thing in brief, for pages that are not about it. As high at every width, so that nothing moves around it. */
export function BriefCard({
  name,
  href,
  about,
  sector,
  picture,
  facts,
  action,
  foot,
  className,
  ...rest
}: BriefCardProps) {
  const source = useArtSource(picture);
  return (
    <div data-component="BriefCard" {...rest} className={classNames(root, className)}>
      <article part="card" className={card} {...sectorAttribute(sector)}>
        <img className={plate} src={source} alt="" loading="lazy" decoding="async" />
        <div className={body}>
          <div>
            <h3 part="title" dir="auto" className={nameClass}>
              <BareLink href={href}>{name}</BareLink>
            </h3>
            <p>{about ?? '\u00a0'}</p>
          </div>
          <dl className={factsClass}>
            {mapByIndex(facts, ({ term, value }) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {action}
        </div>
        <CardFoot href={href}>{foot}</CardFoot>
      </article>
    </div>
  );
}
