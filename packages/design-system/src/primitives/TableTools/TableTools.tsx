import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { classNames } from '../../internal/class-names';
import { place } from './TableTools.css';
import type { TableTools as Tools } from './useTableTools';

/** What only those need who touch the table: loaded when they do. */
const TableToolsParts = lazy(() =>
  import('./TableToolsParts').then((module) => ({ default: module.TableToolsParts })),
);

export interface TableToolsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** Of `useTableTools`. */
  tools: Tools;
  /** The Table, with the tools' `shares`. */
  children: ReactNode;
}

/**
 * What can be done with a table: its columns hidden and made wider or narrower, text found in all its rows, cells copied
 * to a spreadsheet, all of it saved, its rows walked by keys. Offer a TableToolsButton beside it.
 */
export function TableTools({ tools, className, children, ...rest }: TableToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its table is touched
    <div
      ref={root}
      data-component="TableTools"
      {...rest}
      id={tools.placeId}
      className={classNames(place, className)}
      onPointerEnter={touch}
      onFocus={touch}
    >
      {(isTouched || tools.isOpen) && (
        <Suspense fallback={null}>
          <TableToolsParts tools={tools} root={root} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
