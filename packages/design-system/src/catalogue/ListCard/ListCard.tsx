import { BareLink, classNames, sectorAttribute } from '@millrace/ui/bare';
import type { ComponentPropsWithRef } from 'react';
import { CardFoot } from '../CardFoot';
import * as css from './ListCard.css';

/** How a list is laid out: rows below each other, or side by side on a low strip. */
export const LIST_CARD_LAYOUTS = ['list', 'strip'] as const;

/** One of them. */
export type ListCardLayout = (typeof LIST_CARD_LAYOUTS)[number];

/** A row of the list, ready to show. */
export interface ListCardRow {
  id: string;
  name: string;
  /** Where it leads. */
  href: string;
  /** The line below the name. */
  detail: string;
  /** How far it stands in, where rows hang below each other. Default 0, at most 4. */
  level?: 0 | 1 | 2 | 3 | 4 | undefined;
  /** Address of a logo, a seal or a small drawing, and the sector whose colour it wears. */
  mark?: { picture: string; sector: string | null } | undefined;
}

export interface ListCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What is listed, such as "Suppliers of Argon". */
  title: string;
  /** How many there are, in words. */
  fact: string;
  rows: readonly ListCardRow[];
  /** Said where there is no row. */
  empty: string;
  sector: string | null;
  /** Where all of them are. */
  href: string;
  /** What the foot leads to, such as "All suppliers". */
  foot: string;
  /** Address of a drawing for the room of rows that there are not. */
  filler?: string | undefined;
  /** Default `list`. */
  layout?: ListCardLayout | undefined;
}

/**
 * A few of something, for pages that are not about it. Each row has 56 px (`LIST_ROW_HEIGHT_PX`), and five make the
 * height of a card; where `--mr-card-height` gives the list more, its rows share that.
 */
export function ListCard({
  title,
  fact,
  rows,
  empty,
  sector,
  href,
  foot,
  filler,
  layout = 'list',
  className,
  ...rest
}: ListCardProps) {
  return (
    <section
      data-component="ListCard"
      part="card"
      {...sectorAttribute(sector)}
      {...rest}
      className={classNames(css.root, layout === 'strip' ? css.strip : undefined, className)}
    >
      <header className={css.head}>
        <h3 part="title" className={css.title}>
          {title}
        </h3>
        <p className={css.fact}>{fact}</p>
      </header>
      {rows.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <ul className={classNames(css.list, filler === undefined ? undefined : css.filled)}>
          {rows.map(({ id, level = 0, mark, ...one }) => (
            <li key={id} {...(mark && sectorAttribute(mark.sector))}>
              <BareLink
                href={one.href}
                className={classNames(
                  css.row,
                  level === 0 ? undefined : css.levels[level],
                  mark && css.marked,
                )}
              >
                {mark && (
                  <img className={css.mark} src={mark.picture} alt="" loading="lazy" decoding="async" />
                )}
                <b dir="auto" className={css.name}>
                  {one.name}
                </b>
                <span dir="auto" className={css.detail}>
                  {one.detail}
                </span>
              </BareLink>
            </li>
          ))}
        </ul>
      )}
      {filler !== undefined && (
        <img className={css.filler} src={filler} alt="" loading="lazy" decoding="async" />
      )}
      <CardFoot href={href}>{foot}</CardFoot>
    </section>
  );
}
