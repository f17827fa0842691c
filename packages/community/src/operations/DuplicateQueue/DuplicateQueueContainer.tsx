import { duplicateMutations, duplicateQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeciding } from '../ModerationQueue';
import { DuplicateQueue, type DuplicateQueueProps } from './DuplicateQueue';

export interface DuplicateQueueContainerProps extends Pick<DuplicateQueueProps, 'status' | 'headingLevel'> {}

/** Loads and decides duplicate cases by the API. */
export function DuplicateQueueContainer(props: DuplicateQueueContainerProps) {
  const client = useApiClient();
  const cases = useInfiniteQuery(duplicateQueries(client).cases(props.status));
  return (
    <DuplicateQueue
      {...props}
      {...useDeciding(duplicateMutations(client).decide, cases)}
      {...useListProps(cases)}
    />
  );
}
