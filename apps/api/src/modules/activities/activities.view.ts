import type { components } from '@millrace/api-client';
import type { ActivityRow } from './activities.repository';

type Activity = components['schemas']['Activity'];

/** An activity: its medium stands under the key that says what it is. @see DATA-026 */
export const activityView = (row: ActivityRow): Activity => ({
  id: row.id,
  text: row.text,
  ...mediumOf(row),
  added: new Date(row.createdAt).toISOString(),
  user_id: row.userId,
  user: {
    user_name: row.userName,
    image: row.image,
    user_company_name: row.companyName,
    user_company_id: row.companyId,
  },
});

function mediumOf({ mediaKind, media, mediaName }: ActivityRow): Partial<Activity> {
  if (mediaKind === null || media === null) return {};
  if (mediaKind === 'youtube') return { youtube: media };
  return { [mediaKind]: { data: media, name: mediaName ?? '' } };
}
