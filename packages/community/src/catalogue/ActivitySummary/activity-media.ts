import type { Activity } from '@millrace/api-client';

/** The one medium of an activity, told by its kind. @see PROD-011, DATA-026 */
export type ActivityMedium =
  | { kind: 'image' | 'video' | 'pdf' | 'ppt'; address: string; name: string }
  | { kind: 'youtube'; address: string };

const FILES = ['image', 'video', 'pdf', 'ppt'] as const;

/** The medium of an activity, or null for text alone. */
export function activityMedium(activity: Activity): ActivityMedium | null {
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
