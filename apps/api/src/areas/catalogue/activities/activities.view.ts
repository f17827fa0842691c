import type { components } from '@millrace/api-client';
import { youtubeId } from '@millrace/domain';
import type { ActivityRow } from './activities.repository';

type Activity = components['schemas']['Activity'];

/** An activity: its medium stands under the key that says what it is. @see DATA-026 */
export const activityView = (row: ActivityRow): Activity => ({
  id: row.id,
  ...contentOf(row),
  added: new Date(row.createdAt).toISOString(),
  user_id: row.userId,
  user: {
    user_name: row.userName,
    image: row.image,
    user_company_name: row.companyName,
    user_company_id: row.companyId,
  },
});

/** A video on YouTube is a link in a post; one that stands alone is a medium here. */
function contentOf({ text, mediaKind, media, mediaName }: ActivityRow): Pick<Activity, 'text'> {
  if (mediaKind !== null && media !== null)
    return { text, [mediaKind]: { data: media, name: mediaName ?? '' } };
  const youtube = /\s/u.test(text) ? null : youtubeId(text);
  return youtube === null ? { text } : { text: '', ...{ youtube } };
}
