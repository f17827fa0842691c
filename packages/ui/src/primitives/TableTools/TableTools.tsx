import {
  type ComponentPropsWithRef,
  type ComponentType,
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names';
import { useMergedRef } from '../../internal/useMergedRef';
import { place } from './TableTools.css';
import type { TableToolsPartsProps } from './TableToolsParts';
import type { TableTools as Tools } from './useTableTools';

/** Loads the tools when a reader first touches the table. Without a connection the table stays, without its tools. */
const TableToolsParts = lazy(async (): Promise<{ default: ComponentType<TableToolsPartsProps> }> => {
  try {
    return { default: (await import('./TableToolsParts')).TableToolsParts };
  } catch {
    return { default: () => null };
  }
});

export interface TableToolsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** Of `useTableTools`. */
  tools: Tools;
  /** The Table, with the tools' `shares`. */
  children: ReactNode;
}

/**
 * What can be done with a table: its columns hidden and made wider or narrower, text found in all its rows, cells copied
 * to a spreadsheet, all of it saved, its rows walked by keys. Offer a TableToolsButton beside it.
 */
export function TableTools({
  tools,
  ref,
  className,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: TableToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const [isTouched, setTouched] = useState(false);
  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLDivElement>) => {
      setTouched(true);
      onPointerEnter?.(event);
    },
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      setTouched(true);
      onFocus?.(event);
    },
  };
  return (
    <div
      ref={mergedRef}
      data-component="TableTools"
      {...rest}
      {...handlers}
      id={tools.placeId}
      className={classNames(place, className)}
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
