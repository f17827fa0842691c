import { BareLink, classNames, sectorAttribute, useArtSource } from '@millrace/ui/bare';
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react';
import { mapByIndex } from '../../internal/map-by-index';
import { CardFoot } from '../CardFoot';
import * as css from './BriefCard.css';

/** Layouts of a brief card: picture and figures, a low strip, or a single line. */
export const BRIEF_CARD_LAYOUTS = ['card', 'strip', 'compact'] as const;

/** One of the layouts. */
export type BriefCardLayout = (typeof BRIEF_CARD_LAYOUTS)[number];

/** A figure on a card, formatted. */
export interface BriefFact {
  term: string;
  value: string;
}

export interface BriefCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'about'> {
  name: string;
  /** Target of the links on name and foot. */
  href: string;
  /** Line below the name, and the only fact of a compact card; `null` reserves its space. */
  about: string | null;
  sector: string | null;
  /** URL of its picture, or the path of its drawing by the domain's `artPath`. */
  picture: string;
  /** At most three; a compact card has none. */
  facts: readonly BriefFact[];
  /** A `CardAction`. */
  action: ReactNode;
  /** Text of the link in the foot, such as "Product page". */
  foot: string;
  /** Layout. Default `card`. */
  layout?: BriefCardLayout | undefined;
}

const ROOTS = {
  card: css.root,
  strip: `${css.root} ${css.stripRoot}`,
  compact: `${css.root} ${css.compactRoot}`,
} as const;
const LAYOUTS = { card: css.card, strip: css.strip, compact: css.compact } as const;

/**
 * Summary card for pages about something else. Each layout has the same height at every width, to avoid layout shift;
 * `--mr-card-height` overrides it.
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
