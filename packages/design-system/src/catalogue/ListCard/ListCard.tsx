import { BareLink, classNames, sectorAttribute } from '@millrace/ui/bare';
import type { ComponentPropsWithRef } from 'react';
import { CardFoot } from '../CardFoot';
import * as css from './ListCard.css';

/** Layouts of a list: rows below each other, or side by side in a low strip. */
export const LIST_CARD_LAYOUTS = ['list', 'strip'] as const;

/** One of the layouts. */
export type ListCardLayout = (typeof LIST_CARD_LAYOUTS)[number];

/** A row of the list, formatted. */
export interface ListCardRow {
  id: string;
  name: string;
  /** Target of the link. */
  href: string;
  /** The line below the name. */
  detail: string;
  /** Indentation level for nested rows, 0 to 4. Default 0. */
  level?: 0 | 1 | 2 | 3 | 4 | undefined;
  /** URL of a logo, a seal or a small drawing, and the sector that sets its colour. */
  mark?: { picture: string; sector: string | null } | undefined;
}

export interface ListCardProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Title, such as "Suppliers of Argon". */
  title: string;
  /** Number of entries, as text. */
  fact: string;
  rows: readonly ListCardRow[];
  /** Text of the empty state. */
  empty: string;
  sector: string | null;
  /** URL of the complete list. */
  href: string;
  /** Text of the link in the foot, such as "All suppliers". */
  foot: string;
  /** URL of a drawing that fills the space of missing rows. */
  filler?: string | undefined;
  /** Layout. Default `list`. */
  layout?: ListCardLayout | undefined;
}

/**
 * Short list for pages about something else. Each row is 56 px high (`LIST_ROW_HEIGHT_PX`), and five rows make the
 * height of a card; if `--mr-card-height` gives the list more, its rows share that.
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
