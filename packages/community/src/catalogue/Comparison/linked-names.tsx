import { Badge, Link } from '@millrace/ui';
import type { Messages } from '@millrace/ui/messages';
import * as css from './Comparison.css';
import type { ComparedCell } from './compared';

/** A product by its name, as rows of a comparison list them. */
export interface LinkedName {
  id: string;
  name: string;
  href: string;
}

/** Products that are linked with one that is compared: as many as were read, and how many there are. */
export interface LinkedNames {
  items: readonly LinkedName[];
  count: number;
  /** Where all are listed. */
  href: string;
}

/** Limits the links that are read of each thing. */
export const COMPARED_LINKS_MAX = 100;

/** Limits the names that one has for itself. */
const OWN_SHOWN = 4;
/** Limits the names in common. */
const COMMON_SHOWN = 12;

/** Lists what is linked with each: first what two or more have in common, which is marked. */
export function linkedCells(
  messages: Messages,
  columns: readonly (LinkedNames | null | undefined)[],
): (ComparedCell | null)[] {
  const counts = new Map<string, number>();
  for (const column of columns) {
    for (const { id } of column?.items ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return columns.map((column) => {
    if (!column) return column === null ? null : { value: '' };
    const { items, count, href } = column;
    if (count === 0) return { value: '0', content: messages.format('compare.none') };
    const common = items.filter(({ id }) => (counts.get(id) ?? 0) > 1).slice(0, COMMON_SHOWN);
    const own = items.filter(({ id }) => counts.get(id) === 1).slice(0, OWN_SHOWN);
    const rest = count - common.length - own.length;
    return {
      value: [count, ...items.map(({ id }) => id).toSorted()].join(' '),
      content: (
        <ul className={css.lines}>
          {common.map((item) => (
            <li key={item.id}>
              <Link href={item.href}>
                <bdi>{item.name}</bdi>
              </Link>{' '}
              <Badge>{messages.format('compare.common')}</Badge>
            </li>
          ))}
          {own.map((item) => (
            <li key={item.id}>
              <Link href={item.href}>
                <bdi>{item.name}</bdi>
              </Link>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <Link href={href}>{messages.format('compare.more', { count: rest })}</Link>
            </li>
          )}
        </ul>
      ),
    };
  });
}
