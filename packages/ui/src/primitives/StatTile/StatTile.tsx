import { ArrowDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { BareLink } from '../Link';
import { Skeleton } from '../Skeleton';
import { arrow, detail as detailClass, figure, label as labelClass, tile, tiles } from './StatTile.css';
import { statTileMessages } from './StatTile.messages';

export interface StatTilesProps extends ComponentPropsWithRef<'div'> {
  /** StatTile elements; four in a row, two by two in narrow containers. */
  children: ReactNode;
}

/** Lays out a row of figures between hairlines. */
export function StatTiles({ className, ...rest }: StatTilesProps) {
  return <div data-component="StatTiles" {...rest} className={classNames(tiles, className)} />;
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /**
   * Figure; a number is formatted for the locale. Undefined while it loads: a skeleton; null if it failed: a dash, and
   * the linked page offers a retry.
   */
  value: number | string | null | undefined;
  /** Label: the thing counted. */
  label: string;
  /** Additional short fact. */
  detail?: string;
  /** URL of the figure's source, usually the table further down: `#suppliers`. */
  href: string;
}

/** Renders a large figure that links to its source. */
export function StatTile({ value, label, detail, className, ...rest }: StatTileProps) {
  const messages = useMessages(statTileMessages);
  const fact = value === null ? messages.format('statTile.failed') : detail;
  return (
    <BareLink
      data-component="StatTile"
      {...rest}
      data-state={tileState(value)}
      className={classNames(tile, className)}
    >
      <span data-part="value" className={figure}>
        <Value value={value} />
      </span>
      <span data-part="label" className={labelClass}>
        {label}
      </span>
      {fact && (
        <span data-part="detail" className={detailClass}>
          {fact}
        </span>
      )}
      <Icon icon={ArrowDown} className={arrow} />
    </BareLink>
  );
}

function tileState(value: StatTileProps['value']): 'loading' | 'failed' | 'ready' {
  if (value === undefined) return 'loading';
  return value === null ? 'failed' : 'ready';
}

function Value({ value }: Pick<StatTileProps, 'value'>) {
  const messages = useMessages(statTileMessages);
  if (value === undefined) return <Skeleton width="word" />;
  // The dash is explained below the label.
  if (value === null) return <span aria-hidden="true">–</span>;
  return typeof value === 'number' ? messages.number(value) : value;
}
