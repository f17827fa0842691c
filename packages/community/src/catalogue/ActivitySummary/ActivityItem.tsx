import type { Activity } from '@millrace/api-client';
import { activityText } from '@millrace/domain';
import { Art, Icon, Link, type LucideIcon, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { FileText, Play, Presentation, SquarePlay } from 'lucide-react';
import { item, medium as mediumClass, picture } from './ActivitySummary.css';
import { type ActivityMedium, activityMedium } from './activity-media';

const icons: Record<Exclude<ActivityMedium['kind'], 'image'>, LucideIcon> = {
  video: Play,
  pdf: FileText,
  ppt: Presentation,
  youtube: SquarePlay,
};

/** When, who, what in a hundred characters, and the medium. @see GAP-018 */
export function ActivityItem({ activity }: { activity: Activity }) {
  const messages = useMessages();
  const medium = activityMedium(activity);
  const text = activityText(activity.text, medium !== null);
  return (
    <li className={item} data-part="item">
      <Text as="time" variant="mono" tone="muted" dateTime={activity.added}>
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
