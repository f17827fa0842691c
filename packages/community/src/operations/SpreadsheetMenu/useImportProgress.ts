import { refetchImported, type SpreadsheetImport } from '@millrace/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Interval of asking for progress, in milliseconds. */
const ASK_EVERY_MS = 1000;

/** True while the server works on an import. */
const isWorking = ({ state }: SpreadsheetImport): boolean => state === 'running' || state === 'undoing';

/** Returns the polling interval for imports; false if none is in progress. */
export const pollingInterval = (imports: readonly SpreadsheetImport[] = []): number | false =>
  imports.some(isWorking) ? ASK_EVERY_MS : false;

/** Refetches the lists on the page when an import or an undo ends. */
export function useRefetchWhenEnded(imports: readonly SpreadsheetImport[]): void {
  const queries = useQueryClient();
  const working = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const before = working.current;
    working.current = new Set(imports.filter(isWorking).map(({ id }) => id));
    const hasEnded = imports.some((one) => before.has(one.id) && !isWorking(one));
    if (hasEnded) void refetchImported(queries);
  }, [imports, queries]);
}
