import type { components } from '@millrace/api-client';
import { youtubeId } from '@millrace/domain';
import type { ActivityRow } from './activities.repository';

type Activity = components['schemas']['Activity'];

/** Returns an activity, with its attachment in the field of its kind. @see DATA-026 */
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

/** Posts store a YouTube video as a link; if the post has no other text, the API returns it as an attachment. */
function contentOf({ text, mediaKind, media, mediaName }: ActivityRow): Pick<Activity, 'text'> {
  if (mediaKind !== null && media !== null)
    return { text, [mediaKind]: { data: media, name: mediaName ?? '' } };
  const youtube = /\s/u.test(text) ? null : youtubeId(text);
  return youtube === null ? { text } : { text: '', ...{ youtube } };
}
