import type { Activity } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { ACTIVITY_ITEMS } from '@millrace/domain';
import { Link, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ActivityItem } from './ActivityItem';
import { foot, list } from './ActivitySummary.css';

export interface ActivitySummaryProps {
  /** What was posted about. */
  about: { name: string };
  /** Its feed. */
  feedHref: string;
  state: ListState<Activity>;
  onRetry?: (() => void) | undefined;
  titleId?: string;
}

/** The newest five things that members posted about a product or a company. @see PROD-010, PROD-011 */
export function ActivitySummary({
  about,
  feedHref,
  state,
  onRetry,
  titleId = 'activity',
}: ActivitySummaryProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby={titleId} data-component="ActivitySummary">
      <SectionHead variant="panel" title={messages.format('activity.title')} titleId={titleId} />
      <ListBody
        state={state}
        expectedRows={ACTIVITY_ITEMS}
        art="avatar"
        empty={messages.format('activity.empty', { name: about.name })}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <ol className={list}>
            {rows.slice(0, ACTIVITY_ITEMS).map((activity) => (
              <ActivityItem key={activity.id} activity={activity} />
            ))}
          </ol>
        )}
      </ListBody>
      <p className={foot}>
        <Link href={feedHref}>{messages.format('activity.feed', { name: about.name })}</Link>
      </p>
    </section>
  );
}
