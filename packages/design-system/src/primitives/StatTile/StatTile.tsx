import { ArrowDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names';
import { useMessages } from '../../messages/MessagesContext';
import { Icon } from '../Icon';
import { BareLink } from '../Link';
import { arrow, detail as detailClass, figure, label as labelClass, tile, tiles } from './StatTile.css';

export interface StatTilesProps extends ComponentPropsWithRef<'div'> {
  /** StatTile elements; four stand in a row, two by two on narrow ground. */
  children: ReactNode;
}

/** A row of figures between hairlines. */
export function StatTiles({ className, ...rest }: StatTilesProps) {
  return <div data-component="StatTiles" {...rest} className={classNames(tiles, className)} />;
}

export interface StatTileProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The figure; a number is written in the reader's language. */
  value: number | string;
  /** What is counted. */
  label: string;
  /** One short fact more. */
  detail?: string;
  /** Where the figure comes from, usually the table further down: `#suppliers`. */
  href: string;
}

/** A large figure that leads to what it counts. */
export function StatTile({ value, label, detail, className, ...rest }: StatTileProps) {
  const messages = useMessages();
  return (
    <BareLink data-component="StatTile" {...rest} className={classNames(tile, className)}>
      <span data-part="value" className={figure}>
        {typeof value === 'number' ? messages.number(value) : value}
      </span>
      <span data-part="label" className={labelClass}>
        {label}
      </span>
      {detail && (
        <span data-part="detail" className={detailClass}>
          {detail}
        </span>
      )}
      <Icon icon={ArrowDown} className={arrow} />
    </BareLink>
  );
}
