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
  /** StatTile elements; four stand in a row, two by two on narrow ground. */
  children: ReactNode;
}

/** A row of figures between hairlines. */
export function StatTiles({ className, ...rest }: StatTilesProps) {
  return <div data-component="StatTiles" {...rest} className={classNames(tiles, className)} />;
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /**
   * The figure; a number is written in the reader's language. Undefined while it is on its way: a skeleton keeps its
   * place; null where it did not load: a dash, and where the tile leads there is the way to try again.
   */
  value: number | string | null | undefined;
  /** What is counted. */
  label: string;
  /** One short fact more. */
  detail?: string;
  /** Where the figure comes from, usually the table further down: `#suppliers`. */
  href: string;
}

/** A large figure that leads to what it counts. */
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
  // What it means is said below the label.
  if (value === null) return <span aria-hidden="true">–</span>;
  return typeof value === 'number' ? messages.number(value) : value;
}
