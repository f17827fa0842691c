import { BareLink, classNames, sectorAttribute } from '@millrace/ui/bare';
import type { ComponentPropsWithRef } from 'react';
import { CardFoot } from '../CardFoot';
import {
  detail,
  empty as emptyClass,
  fact as factClass,
  head,
  levels,
  list,
  name,
  root,
  row,
  title as titleClass,
} from './ListCard.css';

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
}

/**
 * A few of something, for pages that are not about it. Each row is 56 px high (`LIST_ROW_HEIGHT_PX`), and five make
 * the height of every other card.
 */
export function ListCard({
  title,
  fact,
  rows,
  empty,
  sector,
  href,
  foot,
  className,
  ...rest
}: ListCardProps) {
  return (
    <section
      data-component="ListCard"
      part="card"
      {...sectorAttribute(sector)}
      {...rest}
      className={classNames(root, className)}
    >
      <header className={head}>
        <h3 part="title" className={titleClass}>
          {title}
        </h3>
        <p className={factClass}>{fact}</p>
      </header>
      {rows.length === 0 ? (
        <p className={emptyClass}>{empty}</p>
      ) : (
        <ul className={list}>
          {rows.map(({ id, level = 0, ...one }) => (
            <li key={id}>
              <BareLink href={one.href} className={classNames(row, level === 0 ? undefined : levels[level])}>
                <b dir="auto" className={name}>
                  {one.name}
                </b>
                <span dir="auto" className={detail}>
                  {one.detail}
                </span>
              </BareLink>
            </li>
          ))}
        </ul>
      )}
      <CardFoot href={href}>{foot}</CardFoot>
    </section>
  );
}
