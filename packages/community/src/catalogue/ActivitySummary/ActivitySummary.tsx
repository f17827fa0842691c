import type { Activity } from '@millrace/api-client';
import { ListBody, type ListState } from '@millrace/design-system';
import { ACTIVITY_ITEMS, activityText } from '@millrace/domain';
import { Art, Icon, Link, type LucideIcon, SectionHead, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { FileText, Play, Presentation, SquarePlay } from 'lucide-react';
import { day, foot, item, list, medium as mediumClass, picture } from './ActivitySummary.css';

export interface ActivitySummaryProps {
  /** Subject of the posts. */
  about: { name: string };
  /** Address of its feed. */
  feedHref: string;
  state: ListState<Activity>;
  onRetry?: (() => void) | undefined;
  titleId?: string;
}

/** Lists the newest five activities of members about a product or a company. @see PROD-010, PROD-011 */
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

const icons: Record<Exclude<ActivityMedium['kind'], 'image'>, LucideIcon> = {
  video: Play,
  pdf: FileText,
  ppt: Presentation,
  youtube: SquarePlay,
};

/** Row with date, author, the first 100 characters, and the medium. @see GAP-018 */
function ActivityItem({ activity }: { activity: Activity }) {
  const messages = useMessages();
  const medium = activityMedium(activity);
  const text = activityText(activity.text, medium !== null);
  return (
    <li className={item} data-part="item">
      <Text as="time" variant="mono" tone="muted" className={day} dateTime={activity.added}>
        {messages.date(activity.added, { day: '2-digit', month: 'short' })}
      </Text>
      <div>
        <Text as="p" variant="caption">
          <bdi>{activity.user?.user_name ?? messages.format('activity.formerMember')}</bdi>
          {activity.user?.user_company_name && (
            <>
              {', '}
              <bdi>{activity.user.user_company_name}</bdi>
            </>
          )}
        </Text>
        {text && (
          <Text as="p" variant="small" data-part="text" dir="auto">
            {text}
          </Text>
        )}
        {medium && <ActivityMediumLink medium={medium} />}
      </div>
    </li>
  );
}

function ActivityMediumLink({ medium }: { medium: ActivityMedium }) {
  const messages = useMessages();
  if (medium.kind === 'image') {
    const label = messages.format('activity.image', { name: medium.name });
    return (
      <a href={medium.address} className={mediumClass} data-medium="image">
        <Art kind="thumb" src={medium.address} alt={label} width={96} height={72} className={picture} />
      </a>
    );
  }
  const label =
    medium.kind === 'youtube'
      ? messages.format('activity.youtube')
      : messages.format(`activity.${medium.kind}`, { name: medium.name });
  return (
    <Link href={medium.address} className={mediumClass} data-medium={medium.kind} rel="noopener">
      <Icon icon={icons[medium.kind]} /> {label}
    </Link>
  );
}

/** The only medium of an activity, discriminated by `kind`. @see PROD-011, DATA-026 */
type ActivityMedium =
  | { kind: 'image' | 'video' | 'pdf' | 'ppt'; address: string; name: string }
  | { kind: 'youtube'; address: string };

const FILES = ['image', 'video', 'pdf', 'ppt'] as const;

/** Returns the medium of an activity, or null for text alone. */
function activityMedium(activity: Activity): ActivityMedium | null {
  for (const kind of FILES) {
    const file = activity[kind];
    if (file) return { kind, address: file.data, name: file.name };
  }
  if (!activity.youtube) return null;
  return {
    kind: 'youtube',
    address: `https://www.youtube.com/watch?v=${encodeURIComponent(activity.youtube)}`,
  };
}
