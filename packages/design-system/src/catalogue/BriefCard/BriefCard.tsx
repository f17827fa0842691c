import { BareLink, classNames, sectorAttribute, useArtSource } from '@millrace/ui/bare';
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { mapByIndex } from '../../internal/map-by-index';
import { CardFoot } from '../CardFoot';
import * as css from './BriefCard.css';

/** How a brief card is laid out: by picture and figures, on a low strip, or on one line. */
export const BRIEF_CARD_LAYOUTS = ['card', 'strip', 'compact'] as const;

/** One of them. */
export type BriefCardLayout = (typeof BRIEF_CARD_LAYOUTS)[number];

/** A line of figures on a card, ready to show. */
export interface BriefFact {
  term: string;
  value: string;
}

export interface BriefCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'about'> {
  name: string;
  /** Where name and foot lead. */
  href: string;
  /** The line below the name, and the one fact of a compact card; `null` keeps it free. */
  about: string | null;
  sector: string | null;
  /** Address of its picture, or the path of its drawing by the domain's `artPath`. */
  picture: string;
  /** At most three; a compact card has none. */
  facts: readonly BriefFact[];
  /** A `CardAction`. */
  action: ReactNode;
  /** What the foot leads to, such as "Product page". */
  foot: string;
  /** Default `card`. */
  layout?: BriefCardLayout | undefined;
}

const ROOTS = {
  card: css.root,
  strip: `${css.root} ${css.stripRoot}`,
  compact: `${css.root} ${css.compactRoot}`,
} as const;
const LAYOUTS = { card: css.card, strip: css.strip, compact: css.compact } as const;

/**
 * One thing in brief, for pages that are not about it. Each layout is as high at every width, so that nothing moves
 * around it; `--mr-card-height` gives it another height.
 */
export function BriefCard({
  name,
  href,
  about,
  sector,
  picture,
  facts,
  action,
  foot,
  layout = 'card',
  className,
  ...rest
}: BriefCardProps) {
  const source = useArtSource(picture);
  return (
    <div data-component="BriefCard" {...rest} className={classNames(ROOTS[layout], className)}>
      <article part="card" aria-label={name} className={LAYOUTS[layout]} {...sectorAttribute(sector)}>
        <img className={css.plate} src={source} alt="" loading="lazy" decoding="async" />
        <div className={css.body}>
          <div>
            <h3 part="title" dir="auto" className={css.name}>
              <BareLink href={href}>{name}</BareLink>
            </h3>
            <p>{about ?? '\u00a0'}</p>
          </div>
          {facts.length > 0 && (
            <dl className={css.facts}>
              {mapByIndex(facts, ({ term, value }) => (
                <Fragment key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </dl>
          )}
          {action}
        </div>
        <CardFoot href={href}>{foot}</CardFoot>
      </article>
    </div>
  );
}
