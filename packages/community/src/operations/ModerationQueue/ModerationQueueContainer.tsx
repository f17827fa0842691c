import { moderationQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ModerationQueue, type ModerationQueueProps } from './ModerationQueue';

export interface ModerationQueueContainerProps
  extends Pick<ModerationQueueProps, 'status' | 'headingLevel'> {}

/** Loads the reported content by the API. */
export function ModerationQueueContainer(props: ModerationQueueContainerProps) {
  const cases = useInfiniteQuery(moderationQueries(useApiClient()).cases(props.status));
  return <ModerationQueue {...props} {...useListProps(cases)} />;
}
